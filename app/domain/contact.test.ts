import { expect, it } from 'vitest'
import { email, mobile } from './contact'

const messageOf = (schema: typeof mobile, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

it.each([
  ['', 'Mobile is required.'],
  ['   ', 'Mobile is required.'],
  [undefined, 'Mobile is required.'],
  ['900000000', 'Please enter valid mobile number'],
  ['90000000011', 'Please enter valid mobile number'],
  ['90000 0001', 'Please enter valid mobile number'],
  ['+919000000', 'Please enter valid mobile number'],
  ['९०००००००००', undefined],
  ['1e00000000', 'Please enter valid mobile number'],
  ['9000000001', undefined],
  [' 9000000001 ', undefined],
  ['0000000000', undefined],
])('M059 M068 the mobile %j gives the error %j', (value, message) => {
  expect(messageOf(mobile, value)).toBe(message)
})

it.each([
  ['', 'Email is required.'],
  [undefined, 'Email is required.'],
  ['ravi', 'Email is not valid.'],
  ['ravi@example', 'Email is not valid.'],
  ['Ravi@example.com', undefined],
  ['ravi@EXAMPLE.com', undefined],
  ['ravi kumar@example.com', 'Email is not valid.'],
  ['ravi@example.com\nx@example.com', 'Email is not valid.'],
  ['రవి@example.com', 'Email is not valid.'],
  [`${'x'.repeat(200)}@example.com`, 'Email is not valid.'],
  ['ravi@example.com', undefined],
  ['ravi.k+plots@mail.example.co.in', undefined],
])('M060 M064 the email %j gives the error %j', (value, message) => {
  expect(messageOf(email, value)).toBe(message)
})

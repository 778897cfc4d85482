import { describe, expect, it } from 'vitest'
import { ProfileSchema } from './account-schemas'

const messageOf = (form: object) => ProfileSchema.safeParse(form).error?.issues[0]?.message

describe('M058 the name', () => {
  it.each([
    ['', 'Name is required.'],
    ['   ', 'Name is required.'],
    ['Om', 'Name must be minimum 3 chars'],
  ])('%j is rejected with "%s"', (name, message) => expect(messageOf({ name })).toBe(message))

  it.each([
    ['Oma', 'Oma'],
    ['a'.repeat(150), 'a'.repeat(100)],
  ])('%j is read as %j', (name, read) => expect(ProfileSchema.parse({ name })).toEqual({ name: read }))
})

describe('M059 the mobile', () => {
  it.each([
    ['', 'Mobile is required.'],
    ['912345678', 'Please enter valid mobile number'],
    ['91234567890', 'Please enter valid mobile number'],
  ])('%j is rejected with "%s"', (mobile, message) => expect(messageOf({ mobile })).toBe(message))
})

describe('M060 the email', () => {
  it.each(['asha@demo', 'आशा@demo.example', 'a\u0000@demo.example', `${'a'.repeat(200)}@demo.example`])(
    '%j is rejected',
    (email) => expect(messageOf({ email })).toBe('Email is not valid.'),
  )

  it.each([
    [' asha@demo.example ', 'asha@demo.example'],
    ['', ''],
    ['   ', ''],
  ])('%j is read as %j', (email, read) => expect(ProfileSchema.parse({ email })).toEqual({ email: read }))
})

describe('M060 the address', () => {
  it.each([
    ['a\u0000b', "Address contains a character we can't read."],
    ['x'.repeat(501), 'Address must not exceed 500 characters'],
  ])('%j is rejected with "%s"', (address, message) => expect(messageOf({ address })).toBe(message))

  it.each([
    ['x'.repeat(500), 'x'.repeat(500)],
    // 500 characters as the browser counts them; 749 are sent.
    ['x\r\n'.repeat(249) + 'xx', 'x\n'.repeat(249) + 'xx'],
    [' 12, Lake Road\r\nఅంతస్తు 2 😀 ', '12, Lake Road\nఅంతస్తు 2 😀'],
    ['שלום עולם', 'שלום עולם'],
  ])('%j is read as %j', (address, read) => {
    expect(ProfileSchema.parse({ address })).toEqual({ address: read })
  })
})

it('an absent field stays absent', () => {
  expect(ProfileSchema.parse({})).toEqual({})
})

import { expect, it } from 'vitest'
import { ProfileSchema } from './account-schemas'

it.each([
  ['name', '', 'Name is required.'],
  ['name', '   ', 'Name is required.'],
  ['name', 'Om', 'Name must be minimum 3 chars'],
  ['mobile', '912345678', 'Please enter valid mobile number'],
  ['email', 'asha@demo', 'Email is not valid.'],
  ['address', 'a\u0000b', "Address contains a character we can't read."],
  ['address', 'x'.repeat(501), 'Address must not exceed 500 characters'],
])('M058 M059 M060 the %s %j is rejected with "%s"', (field, typed, message) => {
  expect(ProfileSchema.safeParse({ [field]: typed }).error?.issues[0]?.message).toBe(message)
})

it.each([
  ['name', 'Oma', 'Oma'],
  ['name', 'a'.repeat(150), 'a'.repeat(100)],
  ['email', ' asha@demo.example ', 'asha@demo.example'],
  ['email', '', ''],
  ['email', '   ', ''],
  ['address', 'x'.repeat(500), 'x'.repeat(500)],
  // 500 characters as the browser counts them; 749 are sent.
  ['address', 'x\r\n'.repeat(249) + 'xx', 'x\n'.repeat(249) + 'xx'],
  ['address', ' 12, Lake Road\r\nఅంతస్తు 2 😀 ', '12, Lake Road\nఅంతస్తు 2 😀'],
  ['address', 'שלום עולם', 'שלום עולם'],
])('M058 M060 the %s %j is read as %j', (field, typed, read) => {
  expect(ProfileSchema.parse({ [field]: typed })).toEqual({ [field]: read })
})

it('an absent field stays absent', () => {
  expect(ProfileSchema.parse({})).toEqual({})
})

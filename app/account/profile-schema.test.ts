import { expect, it } from 'vitest'
import { ProfileSchema } from '~/account/profile-schema'

const messageOf = (form: object) => ProfileSchema.safeParse(form).error?.issues[0]?.message

it.each([
  [{ name: '' }, 'Name is required.'],
  [{ name: '   ' }, 'Name is required.'],
  [{ name: 'Om' }, 'Name must be minimum 3 chars'],
  [{ mobile: '' }, 'Mobile is required.'],
  [{ mobile: '912345678' }, 'Please enter valid mobile number'],
  [{ mobile: '91234567890' }, 'Please enter valid mobile number'],
  [{ mobile: '९१२३४५६७८९' }, 'Please enter valid mobile number'],
  [{ email: 'Asha@demo.example' }, 'Email is not valid.'],
  [{ email: 'asha@demo' }, 'Email is not valid.'],
  [{ email: 'आशा@demo.example' }, 'Email is not valid.'],
  [{ email: 'a\u0000@demo.example' }, 'Email is not valid.'],
  [{ email: `${'a'.repeat(200)}@demo.example` }, 'Email is not valid.'],
  [{ address: 'a\u0000b' }, "Address contains a character we can't read."],
  [{ address: 'x'.repeat(501) }, 'Address must not exceed 500 characters'],
])('M058 M059 M060 %j is rejected with "%s"', (form, message) => {
  expect(messageOf(form)).toBe(message)
})

it.each([
  [{}, {}],
  [{ name: 'a'.repeat(150) }, { name: 'a'.repeat(100) }],
  [{ email: ' asha@demo.example ' }, { email: 'asha@demo.example' }],
  [{ email: '' }, { email: '' }],
  [{ address: ' 12, Lake Road\r\nఅంతస్తు 2 😀 ' }, { address: '12, Lake Road\nఅంతస్తు 2 😀' }],
  [{ address: 'שלום עולם' }, { address: 'שלום עולם' }],
])('M058 M060 %j is read as %j', (form, read) => {
  expect(ProfileSchema.parse(form)).toEqual(read)
})

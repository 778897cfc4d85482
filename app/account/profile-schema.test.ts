import { expect, it } from 'vitest'
import { ProfileSchema } from '~/account/profile-schema'

const messageOf = (form: object) => ProfileSchema.safeParse(form).error?.issues[0]?.message

it.each([
  ['M058', { name: '' }, 'Name is required.'],
  ['M058', { name: '   ' }, 'Name is required.'],
  ['M058', { name: 'Om' }, 'Name must be minimum 3 chars'],
  ['M059', { mobile: '' }, 'Mobile is required.'],
  ['M059', { mobile: '912345678' }, 'Please enter valid mobile number'],
  ['M059', { mobile: '91234567890' }, 'Please enter valid mobile number'],
  ['M059', { mobile: '९१२३४५६७८९' }, 'Please enter valid mobile number'],
  ['M060', { email: 'Asha@demo.example' }, 'Email is not valid.'],
  ['M060', { email: 'asha@demo' }, 'Email is not valid.'],
  ['M060', { email: 'आशा@demo.example' }, 'Email is not valid.'],
  ['M060', { email: 'a\u0000@demo.example' }, 'Email is not valid.'],
  ['M060', { email: `${'a'.repeat(200)}@demo.example` }, 'Email is not valid.'],
  ['M060', { address: 'a\u0000b' }, "Address contains a character we can't read."],
  ['M060', { address: 'x'.repeat(501) }, 'Address must not exceed 500 characters'],
])('%s %j is rejected with "%s"', (_, form, message) => {
  expect(messageOf(form)).toBe(message)
})

it.each([
  ['M061', {}, {}],
  ['M058', { name: 'a'.repeat(150) }, { name: 'a'.repeat(100) }],
  ['M060', { email: ' asha@demo.example ' }, { email: 'asha@demo.example' }],
  ['M060', { email: '' }, { email: '' }],
  ['M060', { email: '   ' }, { email: '' }],
  ['M058', { name: 'Oma' }, { name: 'Oma' }],
  ['M060', { address: 'x'.repeat(500) }, { address: 'x'.repeat(500) }],
  // 500 characters as the browser counts them; 749 are sent.
  ['M060', { address: 'x\r\n'.repeat(249) + 'xx' }, { address: 'x\n'.repeat(249) + 'xx' }],
  ['M060', { address: ' 12, Lake Road\r\nఅంతస్తు 2 😀 ' }, { address: '12, Lake Road\nఅంతస్తు 2 😀' }],
  ['M060', { address: 'שלום עולם' }, { address: 'שלום עולם' }],
])('%s %j is read as %j', (_, form, read) => {
  expect(ProfileSchema.parse(form)).toEqual(read)
})

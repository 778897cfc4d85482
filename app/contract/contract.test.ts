import { expect, it } from 'vitest'
import {
  success,
  wireForgotPassword,
  wireLogin,
  wireNotification,
  wireProfile,
} from '../../tests/factories/wire'
import { ProfileReply } from './account'
import { ForgotPasswordReply, LoginReply } from './auth'
import { readFieldErrors } from './field-errors'
import { ClearedReply, NotificationsReply } from './notifications'
import { readTolerantly } from './tolerance'

it.each([
  [{ user_id: 101, user_type: 2 }, '101', 2],
  [{ user_id: 'U-1', user_type: '3' }, 'U-1', 3],
])('M235 reads %j as the user %j of type %j', (data, id, type) => {
  const user = { id, type }
  expect(LoginReply.parse(wireLogin({ data }))).toMatchObject({ token: 'token-of-ravi', user })
})

it.each([{ token: null }, { token: '' }, { data: { user_id: null } }, { data: { user_type: 'partner' } }])(
  'M235 rejects a login with %j',
  (fields) => {
    expect(readTolerantly(LoginReply, wireLogin(fields)).parsed.success).toBe(false)
  },
)

it('M235 a profile without email and address has null for both', () => {
  const profile = ProfileReply.parse(wireProfile({ email: '', address: null }))
  expect(profile).toEqual({ name: 'Ravi', mobile: '9000000001', email: null, address: null, rera: null })
})

it.each([
  ['0417', '0417'],
  [417, '0417'],
  ['', null],
  [undefined, null],
])('M236 the one-time password %j is read as %j', (otp, expected) => {
  expect(ForgotPasswordReply.parse(wireForgotPassword({ otp }))).toEqual({
    message: 'OTP Generated.',
    otp: expected,
    contactNumber: '******0001',
    challenge: null,
  })
})

it('M236 a contact number may be a number or missing', () => {
  const numberOf = (owner_contact_number: unknown) =>
    ForgotPasswordReply.parse(wireForgotPassword({ owner_contact_number })).contactNumber
  expect(numberOf(9000000001)).toBe('9000000001')
  expect(numberOf(undefined)).toBe('')
})

it.each([
  [{ about: 'booking', booking_id: 7 }, 'booking', '7'],
  [{ about: 'payments' }, 'payments', null],
  [{ about: 'a subject of a later release', booking_id: null }, null, null],
])('M085 reads the subject of a notification from %j', (fields, about, bookingId) => {
  const [notification] = NotificationsReply.parse(
    success({ notifications: [{ ...wireNotification(), ...fields }] }),
  )
  expect(notification).toMatchObject({ about, bookingId })
})

it('M088 reads the confirmation from `message` if `notifications` is empty or missing', () => {
  const messageIn = (fields: Record<string, unknown>) => ClearedReply.parse(success(fields)).message
  expect(messageIn({ notifications: 'Cleared.', message: 'Done.' })).toBe('Cleared.')
  expect(messageIn({ notifications: '', message: 'Done.' })).toBe('Done.')
  expect(messageIn({ message: 'Done.' })).toBe('Done.')
})

it.each([
  [{ email: ['is taken', 'is odd'] }, ['is taken', 'is odd'].map((message) => ({ field: 'email', message }))],
  [{ email: 'is taken' }, [{ field: 'email', message: 'is taken' }]],
  [['is taken'], [{ field: null, message: 'is taken' }]],
  [[], []],
  [undefined, []],
  [null, []],
  ['is taken', []],
  [[1, 2], []],
  [{ email: 1 }, []],
])('M062 reads the errors %j', (errors, expected) => {
  expect(readFieldErrors(errors)).toEqual(expected)
})

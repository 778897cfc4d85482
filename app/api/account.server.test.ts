import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env } from '~/env.server'
import { aCaller, apiErrorOf, upstreamForThisFile } from '../../tests/factories/caller'
import { takeLog } from '../../tests/factories/log'
import { success, wireForgotPassword, wireLogin, wireNotification } from '../../tests/factories/wire'
import { forgotPassword, loginWithOtp } from './account.server'
import { apiFor } from './client.server'

const KEY = 'key-of-this-form'
const CURRENT = { name: 'Ravi', mobile: '9000000001', email: null, address: 'Demo Nagar' }

const upstream = upstreamForThisFile()
const api = () => apiFor(aCaller(), '101')
const callerWithoutToken = () => aCaller({ token: null })

describe('requests of writes, with their idempotency keys', () => {
  it.each([
    [
      'M061 the profile',
      () => api().account.edit({ ...CURRENT, email: 'ravi@example.com' }, KEY),
      '/associate/edit-profile/101',
      { name: 'Ravi', mobile: '9000000001', email: 'ravi@example.com', address: 'Demo Nagar' },
    ],
    [
      'M061 a cleared email and a cleared address, as empty values',
      () => api().account.edit({ ...CURRENT, address: null }, KEY),
      '/associate/edit-profile/101',
      { name: 'Ravi', mobile: '9000000001', email: '', address: '' },
    ],
    [
      'M061 the profile without an email, if the email is undefined',
      () => api().account.edit({ ...CURRENT, email: undefined }, KEY),
      '/associate/edit-profile/101',
      { name: 'Ravi', mobile: '9000000001', address: 'Demo Nagar' },
    ],
    [
      'M069 a new mobile',
      () => api().account.changeMobile('9111100001', KEY),
      '/associate/profile/change-mobile-otp/101',
      { mobile: '9111100001' },
    ],
    [
      'M081 a new password',
      () => api().account.changePassword({ password: 'Plots!2027', confirmation: 'Plots!2027' }, KEY),
      '/associate/profile/change-password/101',
      { new_password: 'Plots!2027', new_password_confirmation: 'Plots!2027' },
    ],
    [
      'M074 codes to mobile and email',
      () => api().account.sendOtp({ mobile: '9111100001', email: 'new@example.com' }, KEY),
      '/auth/send-otp/101',
      { mobile_flag: '1', mobile: '9111100001', email_flag: '1', email: 'new@example.com', source: '4' },
    ],
    [
      'M074 a code to the email only',
      () => api().account.sendOtp({ email: 'new@example.com' }, KEY),
      '/auth/send-otp/101',
      { mobile_flag: '0', email_flag: '1', email: 'new@example.com', source: '4' },
    ],
    [
      'M074 the entered codes',
      () => api().account.validateOtp({ mobileOtp: '0417', emailOtp: '0001' }, KEY),
      '/auth/validate-otp/101',
      { mobile_otp: '0417', email_otp: '0001', source: '4' },
    ],
    [
      'M088 one notification cleared',
      () => api().notifications.clear('31', KEY),
      '/associate/profile/clear-notifications/101',
      { clear: '1', id: '31' },
    ],
    [
      'M089 all notifications cleared',
      () => api().notifications.clearAll(KEY),
      '/associate/profile/clear-notifications/101',
      { clear: '2', id: '0' },
    ],
  ])('%s', async (_, write, path, query) => {
    upstream.replies({ json: success({ message: 'Done.' }) })
    expect(await write()).toEqual({ message: 'Done.' })
    expect(upstream.received()).toMatchObject([{ method: 'POST', path, body: '' }])
    expect(upstream.received()[0]!.query).toEqual(query)
    expect(upstream.received()[0]!.headers).toMatchObject({
      'idempotency-key': KEY,
      authorization: 'Bearer token-of-ravi',
    })
  })

  it('M072 the code for a mobile is sent with the profile as JSON', async () => {
    upstream.replies({ json: success() })
    await api().account.verifyMobile({ mobile: '9111100001', otp: '0417', current: CURRENT }, KEY)
    const [request] = upstream.received()
    expect(request).toMatchObject({
      path: '/associate/profile/verify-change-mobile-otp/101',
      query: { mobile: '9111100001', otp: '0417' },
      headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
    })
    expect(JSON.parse(request!.body)).toEqual({
      name: 'Ravi',
      verified_mobile: '9111100001',
      email: '',
      address: 'Demo Nagar',
    })
  })
})

it('M085 reads the notifications', async () => {
  upstream.replies({ json: success({ notifications: [wireNotification()] }) })
  expect(await api().notifications.all()).toMatchObject([{ id: '31', header: 'Plot 24 booked' }])
  expect(upstream.received()).toMatchObject([
    { method: 'POST', path: '/associate/profile/get-notifications-list/101', query: {}, body: '' },
  ])
})

it('M062 a refusal names the field of each error', async () => {
  const message = 'This Email is already exists'
  upstream.replies({ json: { status: false, message, errors: { email: [message] } } })
  const error = await apiErrorOf(api().account.edit(CURRENT, KEY))
  expect(error).toMatchObject({ kind: 'refused', message, errors: [{ field: 'email', message }] })
})

describe('forgot password', () => {
  beforeEach(() => {
    env.apiServiceKey = 'service-key'
  })
  afterEach(() => {
    env.apiServiceKey = undefined
    env.loginWithOtpKey = 'identifier'
  })

  it('M041 sends the service key without a token; a resend also sends old_otp', async () => {
    upstream.replies({ json: wireForgotPassword() })
    const firstReply = await forgotPassword(callerWithoutToken(), '9000000001')
    expect(firstReply).toEqual({
      message: 'OTP Generated.',
      otp: '0417',
      contactNumber: '******0001',
      challenge: null,
    })
    await forgotPassword(callerWithoutToken(), '9000000001', { oldOtp: '0417' })
    expect(upstream.received().map(({ method, path, query }) => ({ method, path, query }))).toEqual([
      { method: 'POST', path: '/auth/forgot-password', query: { key: '9000000001' } },
      { method: 'POST', path: '/auth/forgot-password', query: { key: '9000000001', old_otp: '0417' } },
    ])
    for (const { headers } of upstream.received()) {
      expect(headers['x-service-key']).toBe('service-key')
      expect(headers.authorization).toBeUndefined()
    }
  })

  it.each([
    ['identifier', { key: 'ravi@example.com', mobile: '******0001' }],
    ['otp', { key: '0417', mobile: 'ravi@example.com' }],
  ] as const)('M047 logs in with the code; the parameter `key` is the %s', async (loginWithOtpKey, sent) => {
    env.loginWithOtpKey = loginWithOtpKey
    upstream.replies({ json: wireLogin({ data: { forgot_pwd_flag: '1' } }) })
    const signedIn = await loginWithOtp(callerWithoutToken(), {
      userId: 'ravi@example.com',
      contactNumber: '******0001',
      otp: '0417',
    })
    expect(signedIn).toMatchObject({ user: { id: '101' }, mustChangePassword: { afterOtp: true } })
    expect(upstream.received()).toMatchObject([{ method: 'POST', path: '/auth/login-with-otp', body: '' }])
    expect(upstream.received()[0]!.query).toEqual({
      ...sent,
      app_type: '2',
      app_name: 'associate',
      otp: '0417',
    })
  })

  it('M025 does not retry a request for a code or a login', async () => {
    upstream.replies({ status: 503 })
    await apiErrorOf(forgotPassword(callerWithoutToken(), '9000000001'))
    await apiErrorOf(
      loginWithOtp(callerWithoutToken(), { userId: '9000000001', contactNumber: '', otp: '0417' }),
    )
    expect(upstream.received()).toHaveLength(2)
  })

  it('M046 M081 logs no codes, passwords or keys', async () => {
    takeLog()
    upstream.replies(
      { json: wireForgotPassword({ otp: '7391' }) },
      { json: wireForgotPassword({ otp: { code: '7391' } }) },
      { json: { status: false, message: 'no', errors: { otp: ['7391'] } } },
      { json: success() },
    )
    await forgotPassword(callerWithoutToken(), 'canary@example.com', { oldOtp: '7391' })
    await apiErrorOf(forgotPassword(callerWithoutToken(), 'canary@example.com', { oldOtp: '7391' }))
    await apiErrorOf(
      loginWithOtp(callerWithoutToken(), { userId: 'canary', contactNumber: '1', otp: '7391' }),
    )
    await api().account.changePassword({ password: 'canary!7391', confirmation: 'canary!7391' }, KEY)
    const log = takeLog()
    expect(log).toContain('unreadable reply')
    for (const secret of ['7391', 'canary', 'service-key', 'token-of-ravi', KEY])
      expect(log).not.toContain(secret)
  })
})

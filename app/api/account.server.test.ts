import { beforeEach, describe, expect, it } from 'vitest'
import { env } from '~/env.server'
import { aCaller, apiErrorOf, upstreamForThisFile } from '../../tests/factories/caller'
import { takeLog } from '../../tests/factories/log'
import { success, wireForgotPassword, wireLogin } from '../../tests/factories/wire'
import { forgotPassword, loginWithOtp } from './account.server'
import { apiFor } from './client.server'

const KEY = 'key-of-this-form'
const CURRENT = { name: 'Ravi', mobile: '9000000001', email: null, address: 'Demo Nagar' }

const upstream = upstreamForThisFile()
const api = () => apiFor(aCaller(), '101')
const callerWithoutToken = () => aCaller({ token: null })

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

describe('forgot password', () => {
  beforeEach(() => {
    env.apiServiceKey = 'service-key'
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

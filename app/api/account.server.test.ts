import { expect, it } from 'vitest'
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

it('M047 with LOGIN_WITH_OTP_KEY=otp, the login sends the code as `key` and the user id as `mobile`', async () => {
  env.loginWithOtpKey = 'otp'
  upstream.replies({ json: wireLogin({ data: { forgot_pwd_flag: '1' } }) })
  const login = { userId: 'ravi@example.com', contactNumber: '******0001', otp: '0417' }
  const signedIn = await loginWithOtp(callerWithoutToken(), login)
  expect(signedIn).toMatchObject({ user: { id: '101' }, mustChangePassword: { afterOtp: true } })
  const [{ method, path, body, query } = {}] = upstream.received()
  expect([method, path, body]).toEqual(['POST', '/auth/login-with-otp', ''])
  expect(query).toEqual({
    key: '0417',
    mobile: 'ravi@example.com',
    app_type: '2',
    app_name: 'associate',
    otp: '0417',
  })
})

it('M046 M081 logs no codes, passwords or keys', async () => {
  env.apiServiceKey = 'service-key'
  takeLog()
  upstream.replies(
    { json: wireForgotPassword({ otp: '7391' }) },
    { json: wireForgotPassword({ otp: { code: '7391' } }) },
    { json: { status: false, message: 'no', errors: { otp: ['7391'] } } },
    { json: success() },
  )
  await forgotPassword(callerWithoutToken(), 'canary@example.com', { oldOtp: '7391' })
  await apiErrorOf(forgotPassword(callerWithoutToken(), 'canary@example.com', { oldOtp: '7391' }))
  await apiErrorOf(loginWithOtp(callerWithoutToken(), { userId: 'canary', contactNumber: '1', otp: '7391' }))
  await api().account.changePassword({ password: 'canary!7391', confirmation: 'canary!7391' }, KEY)
  const log = takeLog()
  expect(log).toContain('unreadable reply')
  for (const secret of ['7391', 'canary', 'service-key', 'token-of-ravi', KEY])
    expect(log).not.toContain(secret)
})

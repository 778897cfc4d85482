import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env } from '~/env.server'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { success, wireLogin } from '../../tests/factories/wire'
import { loginWithOtp } from './account.server'
import { apiFor } from './client.server'

const KEY = 'key-of-this-form'
const CURRENT = { name: 'Ravi', mobile: '9000000001', email: null, address: 'Demo Nagar' }

const upstream = upstreamForThisFile()
const api = () => apiFor(aCaller(), '101')
const callerWithoutToken = () => aCaller({ token: null })

describe('requests of writes, with their idempotency keys', () => {
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

describe('forgot password', () => {
  beforeEach(() => {
    env.apiServiceKey = 'service-key'
  })
  afterEach(() => {
    env.apiServiceKey = undefined
    env.loginWithOtpKey = 'identifier'
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
})

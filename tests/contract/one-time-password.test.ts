import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as forgot from '~/routes/forgot-password._index/route'
import * as enter from '~/routes/forgot-password.otp/route'
import * as resend from '~/routes/forgot-password.otp.resend/route'
import { CSRF_TOKEN } from '~/session/csrf-token'
import { upstreamForThisFile } from '../factories/caller'
import { takeLog } from '../factories/log'
import { aRequest, asSent, sessionOf } from '../factories/session'
import { success, wireLogin } from '../factories/wire'

const upstream = upstreamForThisFile()
const CODE = '7391'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Action = (args: { request: Request; params: object; context: object }) => Promise<unknown>

function aBrowser() {
  const jar = new Map<string, string>()
  return async ({ action }: { action: unknown }, path: string, form: Record<string, string> = {}) => {
    const cookie = [...jar.values()].join('; ')
    const response = await (action as Action)({
      request: aRequest(path, { method: 'POST', cookie, form }),
      params: {},
      context: {},
    }).catch((thrown: unknown) => thrown)
    const { headers, status, body } = readResult(response)
    for (const setCookie of headers.getSetCookie()) jar.set(setCookie.split('=')[0]!, asSent(setCookie))
    return { headers, status, body, jar, sent: cookie }
  }
}

/** Reads the result of an action: a redirect, or `data(…)`. */
function readResult(response: unknown): { headers: Headers; status: number; body: unknown } {
  if (response instanceof Response) return { headers: response.headers, status: response.status, body: null }
  const { data, init } = response as { data: unknown; init: ResponseInit }
  return { headers: new Headers(init.headers), status: init.status ?? 200, body: data }
}

const sentCode = (otp: string | null) => ({
  json: success({ message: 'Sent.', owner_contact_number: '******0001', ...(otp ? { otp } : {}) }),
})
const projectsReply = { json: success({ projects: [] }) }
let userCount = 0

async function requestCode(otp: string | null = CODE) {
  const browser = aBrowser()
  userCount += 1
  const userId = `asha${userCount}@demo.example`
  upstream.replies(sentCode(otp))
  const { headers, status } = await browser(forgot, '/forgot-password', { userId })
  expect([status, headers.get('location')]).toEqual([302, '/forgot-password/otp'])
  return { browser, userId }
}
const submitCode = (browser: ReturnType<typeof aBrowser>, otp: string) =>
  browser(enter, '/forgot-password/otp', { otp })
/** Submits a code to an upstream that accepts every login. */
const logIn = (browser: ReturnType<typeof aBrowser>, otp = CODE) => {
  upstream.replies({ json: wireLogin() }, projectsReply)
  return submitCode(browser, otp)
}

it('M041 pressing twice on one page sends one code; a new page sends another code, which logs in', async () => {
  const browser = aBrowser()
  const form = { userId: 'twice@demo.example', [CSRF_TOKEN]: 'page-1' }
  upstream.replies(sentCode(CODE))
  const responses = await Promise.all([
    browser(forgot, '/forgot-password', form),
    browser(forgot, '/forgot-password', form),
  ])
  expect(responses.map(({ status }) => status)).toEqual([302, 302])
  expect(upstream.received()).toHaveLength(1)
  upstream.replies(sentCode('5555'))
  await browser(forgot, '/forgot-password', { ...form, [CSRF_TOKEN]: 'page-2' })
  expect(upstream.received()).toHaveLength(1)
  expect((await logIn(browser, '5555')).status).toBe(302)
})

it('M043 M046 rejects a wrong code without an upstream call', async () => {
  const { browser } = await requestCode()
  upstream.replies({ status: 500 })
  const { status, body } = await submitCode(browser, '1234')
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: { otp: { message: 'OTP is invalid.' } }, values: {} })
  expect(upstream.received()).toEqual([])
})

it.each([
  [0, '/associate/bookings-by-date'],
  [1, '/change-password-flag'],
])('M047 M048 M084 the right code logs in; with forgot_pwd_flag %i it leads to %s', async (flag, start) => {
  const { browser, userId } = await requestCode()
  upstream.replies({ json: wireLogin({ data: { forgot_pwd_flag: flag } }) }, projectsReply)
  const { headers, jar } = await submitCode(browser, CODE)
  expect(headers.get('location')).toBe(start)
  expect(upstream.received()[0]).toMatchObject({
    method: 'POST',
    path: '/auth/login-with-otp',
    query: { key: userId, mobile: '******0001', app_type: '2', app_name: 'associate', otp: CODE },
  })
  const session = await sessionOf(jar.get('session'))
  expect(session).toMatchObject({ token: 'token-of-ravi', mustChangePassword: flag === 1 })
})

it('M047 if the upstream does not reveal the code, the upstream checks it', async () => {
  const { browser } = await requestCode(null)
  upstream.replies({ json: { status: false, message: 'OTP is invalid.' } })
  expect(await submitCode(browser, '1234')).toMatchObject({
    status: 400,
    body: { failure: { title: 'Login failed', message: 'OTP is invalid.' } },
  })
  expect((await logIn(browser)).status).toBe(302)
})

it('M046 M049 rejects another user type: starts no session, and the code must be requested again', async () => {
  const { browser } = await requestCode()
  upstream.replies({ json: wireLogin({ data: { user_type: 3 } }) })
  const { status, body, headers } = await submitCode(browser, CODE)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    failure: { message: 'Only channel partners can login here' },
    refresh: { seconds: 5, to: '/login' },
  })
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^challenge=; Max-Age=0/)])
})

it('M046 two simultaneous submissions log in by one upstream call', async () => {
  const { browser } = await requestCode()
  // Slow, so that the second submission overlaps the first.
  upstream.replies({ bytes: Buffer.from(JSON.stringify(wireLogin())), afterMs: 300 }, projectsReply)
  const responses = await Promise.all([submitCode(browser, CODE), submitCode(browser, CODE)])
  expect(responses.map(({ status }) => status)).toEqual([302, 302])
  expect(upstream.received().filter(({ path }) => path.includes('login-with-otp'))).toHaveLength(1)
})

it('M046 a used code does not log in again, even with its old cookie', async () => {
  const { browser } = await requestCode()
  const { jar, sent } = await logIn(browser)
  jar.clear()
  jar.set('challenge', sent)
  expect((await logIn(browser)).status).toBe(400)
  expect(upstream.received()).toEqual([])
})

it('M046 if the upstream fails during a login, the code stays valid', async () => {
  const { browser } = await requestCode()
  upstream.replies({ status: 503 })
  expect((await submitCode(browser, CODE)).status).toBe(502)
  expect((await logIn(browser)).status).toBe(302)
})

it('M044 resend is refused within 20 seconds; later, a double click sends one request, which has the old code, and gets one new code', async () => {
  const { browser, userId } = await requestCode()
  upstream.replies(sentCode('2222'))
  const press = () => browser(resend, '/forgot-password/otp/resend')
  vi.setSystemTime(Date.now() + 19_000)
  expect(await press()).toMatchObject({
    status: 429,
    body: { failure: { message: 'You can request another OTP in 1 second.' } },
  })
  expect(upstream.received()).toEqual([])
  vi.setSystemTime(Date.now() + 1_000)
  const responses = await Promise.all([press(), press()])
  expect(responses.map(({ headers }) => headers.get('location'))).toEqual(
    Array(2).fill('/forgot-password/otp'),
  )
  expect(upstream.received().map(({ query }) => query)).toEqual([{ key: userId, old_otp: CODE }])
  expect((await submitCode(browser, CODE)).status).toBe(400)
  expect((await logIn(browser, '2222')).status).toBe(302)
})

it('M046 neither the log nor any response contains the code', async () => {
  takeLog()
  const browser = aBrowser()
  upstream.replies(sentCode('CANARY'))
  const request = await browser(forgot, '/forgot-password', { userId: 'canary@demo.example' })
  const rejection = await submitCode(browser, '1234')
  upstream.replies({ json: { status: false, message: 'No.' } })
  vi.setSystemTime(Date.now() + 20_000)
  const press = () => browser(resend, '/forgot-password/otp/resend')
  const failedResend = await press()
  upstream.replies(sentCode('CANARY-2'))
  const successfulResend = await press()
  expect([request, successfulResend].map(({ status }) => status)).toEqual([302, 302])
  const responses = [request, rejection, failedResend, successfulResend]
  const texts = responses.map(({ body, headers }) => JSON.stringify([body, [...headers]]))
  expect(texts.join() + takeLog()).not.toContain('CANARY')
})

it.each([
  [forgot, { userId: '' }, 'userId', 'Please enter mobile or email'],
  [forgot, { userId: 'a\u0000b' }, 'userId', 'Please enter mobile or email'],
  [forgot, { userId: 'x'.repeat(201) }, 'userId', 'Mobile or Email is too long'],
  [enter, { otp: '' }, 'otp', 'Please enter OTP'],
  [enter, { otp: '12345' }, 'otp', 'OTP is invalid.'],
  [enter, { otp: '१२३४' }, 'otp', 'OTP is invalid.'],
])('M040 M042 rejects bad input at its field without a call: %#', async (screen, form, field, message) => {
  const { browser } = await requestCode()
  upstream.replies({ status: 500 })
  const { status, body } = await browser(screen, '/x', form as Record<string, string>)
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: { [field]: { message } } })
  expect(upstream.received()).toEqual([])
})

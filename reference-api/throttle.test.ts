import { beforeEach, expect, it, vi } from 'vitest'
import { Hono } from 'hono'
import type { ApiEnv } from './handle-request'
import { createMemoryCounter, PROTECTED_RULES, PUBLIC_RULES, throttles } from './throttle'

/** Sends a request; resolves to the Retry-After seconds, or 0 if the request was allowed. */
type Send = (path: string, caller?: Caller) => Promise<number>

interface Caller {
  from?: string
  /** The client address named by a portal with the service key. */
  forwardedFor?: string
  /** The client address claimed without the service key. */
  claimedFor?: string
  viewer?: string
}

let send: Send
let isSuccess: boolean
let isQueueFull: boolean
let delay: Promise<void>

beforeEach(() => {
  send = createTestApi()
  isSuccess = false
  isQueueFull = false
  delay = Promise.resolve()
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') })
})

function createTestApi(): Send {
  const app = new Hono<ApiEnv>()
  app.use((context, next) => {
    context.set('isService', context.req.header('x-service-key') === 'k')
    context.set('viewer', { id: context.req.header('x-viewer') ?? '', tokenHash: '' })
    return next()
  })
  for (const rules of [PUBLIC_RULES, PROTECTED_RULES])
    for (const [path, throttle] of throttles(rules, createMemoryCounter)) app.use(path, throttle)
  app.post('*', async (context) => {
    await delay
    if (isQueueFull) return context.json({ status: false }, 503)
    context.set('isRefused', !isSuccess)
    return context.json({ status: isSuccess })
  })
  return async (path, { from = '198.51.100.1', forwardedFor, claimedFor, viewer = '' } = {}) => {
    const headers = {
      'x-viewer': viewer,
      ...(claimedFor === undefined ? {} : { 'x-forwarded-for': claimedFor }),
      ...(forwardedFor === undefined ? {} : { 'x-service-key': 'k', 'x-forwarded-for': forwardedFor }),
    }
    const incoming = { socket: { remoteAddress: from } }
    const response = await app.request(path, { method: 'POST', headers }, { incoming })
    if (response.status !== 429) return 0
    expect(await response.json()).toEqual({
      status: false,
      message: expect.stringMatching(/^Too many attempts\. Please try again in (a minute|\d+ minutes)\.$/),
    })
    return Number(response.headers.get('retry-after'))
  }
}

async function countAllowed(send: () => Promise<number>): Promise<number> {
  for (let count = 0; count < 500; count++) if ((await send()) > 0) return count
  return Infinity
}

const LOGIN = '/auth/login?field=9000000001'

/** Each call returns the login path of another account. */
let account = 0
const otherLogin = () => `/auth/login?field=${(account += 1)}`

it('M036 guessing is stopped with a wait, after which attempts are allowed again', async () => {
  expect(await countAllowed(() => send(LOGIN))).toBe(10)
  expect(await send(LOGIN)).toBe(300)
  vi.advanceTimersByTime(200_000)
  expect(await send(LOGIN)).toBe(100)
  vi.advanceTimersByTime(100_000)
  expect(await send(LOGIN)).toBe(0)
})

it('M036 guesses from other addresses do not lock the owner out', async () => {
  for (let host = 1; host < 60; host++) await countAllowed(() => send(LOGIN, { from: `203.0.113.${host}` }))
  isSuccess = true
  expect(await send(LOGIN, { from: '198.51.100.7' })).toBe(0)
})

it('M036 a success resets the count of the account and does not count for the address', async () => {
  for (let attempt = 0; attempt < 300; attempt++) {
    isSuccess = attempt % 2 === 1
    expect(await send(LOGIN)).toBe(0)
    if (attempt % 10 === 9) vi.advanceTimersByTime(60_000)
  }
})

it('M036 one address can try one password on at most 100 accounts', async () => {
  expect(await countAllowed(() => send(otherLogin()))).toBe(100)
  expect(await send(LOGIN, { from: '198.51.100.2' })).toBe(0)
})

it('M036 a correct password still logs in from an address over its limit', async () => {
  await countAllowed(() => send(otherLogin()))
  expect(await send('/auth/login?field=9000000002')).toBeGreaterThan(0)
  isSuccess = true
  expect(await send(LOGIN)).toBe(0)
  expect(await send('/auth/login?field=9000000002')).toBe(0)
})

it('M036 addresses over their limit share three wrong attempts per account', async () => {
  const hosts = ['203.0.113.1', '203.0.113.2']
  for (const from of hosts) await countAllowed(() => send(otherLogin(), { from }))
  for (let attempt = 0; attempt < 3; attempt++) await send(LOGIN, { from: hosts[attempt % 2] })
  isSuccess = true
  expect(await send(LOGIN, { from: hosts[0] })).toBeGreaterThan(0)
  expect(await send(LOGIN, { from: '198.51.100.7' })).toBe(0)
})

it('M036 different spellings of an account share one count', async () => {
  const spellings = ['P1@Demo.example', '%20p1@demo.example%20', 'p1%40demo.example']
  let attempt = 0
  expect(await countAllowed(() => send(`/auth/login?field=${spellings[attempt++ % 3]}`))).toBe(10)
})

it('M036 one address cannot fill the hash queue or delay others', async () => {
  let finish: () => void = () => undefined
  delay = new Promise((resolve) => (finish = resolve))
  const pending = Array.from({ length: 8 }, () => send(otherLogin()))
  expect(await send(LOGIN)).toBe(2)
  const fromElsewhere = send(LOGIN, { from: '198.51.100.7' })
  finish()
  expect(await Promise.all([...pending, fromElsewhere])).toEqual(Array(9).fill(0))
  expect(await send(LOGIN)).toBe(0)
})

it('M036 a 503 for a full queue does not count as an attempt', async () => {
  isQueueFull = true
  for (let attempt = 0; attempt < 150; attempt++) expect(await send(LOGIN)).toBe(0)
  isQueueFull = false
  expect(await countAllowed(() => send(LOGIN))).toBe(10)
})

it('M036 503 replies below the limit of an address add no guesses above the limit', async () => {
  isQueueFull = true
  for (let attempt = 0; attempt < 5; attempt++) await send(LOGIN)
  isQueueFull = false
  await countAllowed(() => send(otherLogin()))
  for (let attempt = 0; attempt < 3; attempt++) await send(LOGIN)
  isSuccess = true
  expect(await send(LOGIN)).toBeGreaterThan(0)
})

it('M034 a login without a user id is counted like any other', async () => {
  expect(await countAllowed(() => send('/auth/login'))).toBe(10)
})

it('M036 the client address is the one that a portal with the service key sends', async () => {
  expect(await countAllowed(() => send(LOGIN, { forwardedFor: '203.0.113.1' }))).toBe(10)
  expect(await send(LOGIN, { forwardedFor: '203.0.113.2' })).toBe(0)
})

it('M036 the client address is the address of the connection if the service key is missing, even if headers claim another', async () => {
  let host = 0
  expect(await countAllowed(() => send(LOGIN, { claimedFor: `203.0.113.${host++ % 250}` }))).toBe(10)
})

it('M036 if the portal sends none, limits apply per account only', async () => {
  expect(await countAllowed(() => send(otherLogin(), { forwardedFor: '' }))).toBe(Infinity)
  expect(await countAllowed(() => send(LOGIN, { forwardedFor: 'unknown' }))).toBe(10)
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:DB8:1:2:0:0:0:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '0:0:0:0:0:0:0:1', true],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['::ffff:198.51.100.1', '198.51.100.1', true],
  ['fe80::1%eth0', 'fe80::2', true],
  ['198.51.100.1', '198.51.100.2', false],
])('M036 %s and %s are one client: %s', async (a, b, isSame) => {
  await countAllowed(() => send(LOGIN, { from: a }))
  expect((await send(LOGIN, { from: b })) > 0).toBe(isSame)
})

it('M044 sending codes is limited per account and per address', async () => {
  isSuccess = true
  const requestCode = (key: string) => send(`/auth/forgot-password?key=${key}`)
  const perAccount = 6
  const perAddress = 60
  expect(await countAllowed(() => requestCode('9000000001'))).toBe(perAccount)
  let account = 0
  // The refused request counted for the address, too.
  expect(await countAllowed(() => requestCode(String(account++)))).toBe(perAddress - perAccount - 1)
})

it('M047 a login with a code resets the limit on sending codes', async () => {
  for (let attempt = 0; attempt < 30; attempt++) {
    isSuccess = true
    expect(await send('/auth/forgot-password?key=9000000001')).toBe(0)
    isSuccess = false
    expect(await send('/auth/login-with-otp?key=9000000001')).toBe(0)
    isSuccess = true
    expect(await send('/auth/login-with-otp?key=9000000001')).toBe(0)
  }
})

it.each([
  ['/auth/send-otp/1', '/associate/profile/change-mobile-otp/1', 20],
  ['/auth/validate-otp/1', '/associate/profile/verify-change-mobile-otp/1', 30],
])('M074 %s and %s share one limit per associate', async (a, b, limit) => {
  let attempt = 0
  const viewer = 'HG1024'
  expect(await countAllowed(() => send(attempt++ % 2 ? a : b, { viewer }))).toBe(limit)
  expect(await send(a, { viewer: 'HG1025' })).toBe(0)
})

it('M074 other calls are not throttled', async () => {
  for (const path of ['/associate/get-receipts/1', '/healthz', '/auth', '/associate/edit-profile/1'])
    expect(await countAllowed(() => send(path))).toBe(Infinity)
})

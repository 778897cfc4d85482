import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Hono } from 'hono'
import type { ApiEnv } from './answer'
import { CLOSED_RULES, inMemory, OPEN_RULES, throttles } from './throttle'

/** Sends a request; resolves to the Retry-After seconds, or 0 if the request was allowed. */
type Ask = (path: string, caller?: Caller) => Promise<number>

interface Caller {
  from?: string
  /** The client address named by a portal with the service key. */
  via?: string
  /** The client address claimed without the service key. */
  claimed?: string
  viewer?: string
}

let isRight: boolean
let isBusy: boolean
/** Delays every response until it resolves. */
let queue: Promise<void>

beforeEach(() => {
  isRight = false
  isBusy = false
  queue = Promise.resolve()
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') })
})

afterEach(() => void vi.useRealTimers())

function anApi(): Ask {
  const app = new Hono<ApiEnv>()
  app.use((context, next) => {
    context.set('isService', context.req.header('x-service-key') === 'k')
    context.set('viewer', { id: context.req.header('x-viewer') ?? '', tokenHash: '' })
    return next()
  })
  for (const rules of [OPEN_RULES, CLOSED_RULES])
    for (const [path, throttle] of throttles(rules, inMemory)) app.use(path, throttle)
  app.post('*', async (context) => {
    await queue
    if (isBusy) return context.json({ status: false }, 503)
    context.set('isRefused', !isRight)
    return context.json({ status: isRight })
  })
  return async (path, { from = '198.51.100.1', via, claimed, viewer = '' } = {}) => {
    const headers = {
      'x-viewer': viewer,
      ...(claimed === undefined ? {} : { 'x-forwarded-for': claimed }),
      ...(via === undefined ? {} : { 'x-service-key': 'k', 'x-forwarded-for': via }),
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

async function triesUntilStopped(ask: () => Promise<number>): Promise<number> {
  for (let tries = 0; tries < 500; tries++) if ((await ask()) > 0) return tries
  return Infinity
}

const P1 = '/auth/login?field=9000000001'

describe('password sign-in', () => {
  it('M036 guessing is stopped with a wait, after which attempts are allowed again', async () => {
    const ask = anApi()
    expect(await triesUntilStopped(() => ask(P1))).toBe(10)
    expect(await ask(P1)).toBe(300)
    vi.advanceTimersByTime(200_000)
    expect(await ask(P1)).toBe(100)
    vi.advanceTimersByTime(100_000)
    expect(await ask(P1)).toBe(0)
  })

  it('M036 guesses from other addresses do not lock the owner out', async () => {
    const ask = anApi()
    for (let host = 1; host < 60; host++)
      await triesUntilStopped(() => ask(P1, { from: `203.0.113.${host}` }))
    isRight = true
    expect(await ask(P1, { from: '198.51.100.7' })).toBe(0)
  })

  it('M036 a success resets the count and uses up nothing for others at the address', async () => {
    const ask = anApi()
    for (let times = 0; times < 300; times++) {
      isRight = times % 2 === 1
      expect(await ask(P1)).toBe(0)
      if (times % 10 === 9) vi.advanceTimersByTime(60_000)
    }
  })

  it('M036 one address cannot try one password on many accounts', async () => {
    const ask = anApi()
    let account = 0
    expect(await triesUntilStopped(() => ask(`/auth/login?field=${account++}`))).toBe(100)
    expect(await ask(P1, { from: '198.51.100.2' })).toBe(0)
  })

  it('M036 a correct password still signs in from an address over its limit', async () => {
    const ask = anApi()
    let account = 0
    await triesUntilStopped(() => ask(`/auth/login?field=${account++}`))
    expect(await ask('/auth/login?field=9000000002')).toBeGreaterThan(0)
    isRight = true
    expect(await ask(P1)).toBe(0)
    expect(await ask('/auth/login?field=9000000002')).toBe(0)
  })

  it('M036 addresses over their limit share three wrong attempts per account', async () => {
    const ask = anApi()
    const hosts = ['203.0.113.1', '203.0.113.2']
    let account = 0
    for (const from of hosts) await triesUntilStopped(() => ask(`/auth/login?field=${account++}`, { from }))
    for (let times = 0; times < 3; times++) await ask(P1, { from: hosts[times % 2] })
    isRight = true
    expect(await ask(P1, { from: hosts[0] })).toBeGreaterThan(0)
    expect(await ask(P1, { from: '198.51.100.7' })).toBe(0)
  })

  it('M036 different spellings of an account share one count', async () => {
    const ask = anApi()
    const written = ['P1@Demo.example', '%20p1@demo.example%20', 'p1%40demo.example']
    let times = 0
    expect(await triesUntilStopped(() => ask(`/auth/login?field=${written[times++ % 3]}`))).toBe(10)
  })

  it('M036 one address cannot fill the hash queue or delay others', async () => {
    const ask = anApi()
    let begin: () => void = () => undefined
    queue = new Promise((resolve) => (begin = resolve))
    let account = 0
    const underWay = Array.from({ length: 8 }, () => ask(`/auth/login?field=${account++}`))
    expect(await ask(P1)).toBe(2)
    const elsewhere = ask(P1, { from: '198.51.100.7' })
    begin()
    expect(await Promise.all([...underWay, elsewhere])).toEqual(Array(9).fill(0))
    expect(await ask(P1)).toBe(0)
  })

  it('M036 a 503 for a full queue does not count as an attempt', async () => {
    const ask = anApi()
    isBusy = true
    for (let times = 0; times < 150; times++) expect(await ask(P1)).toBe(0)
    isBusy = false
    expect(await triesUntilStopped(() => ask(P1))).toBe(10)
  })

  it('M034 a sign-in without a user id is counted like any other', async () => {
    const ask = anApi()
    expect(await triesUntilStopped(() => ask('/auth/login'))).toBe(10)
  })
})

describe('the client address', () => {
  it('M036 comes from a portal with the service key', async () => {
    const ask = anApi()
    expect(await triesUntilStopped(() => ask(P1, { via: '203.0.113.1' }))).toBe(10)
    expect(await ask(P1, { via: '203.0.113.2' })).toBe(0)
  })

  it('M036 is the connection’s address without the service key, whatever is claimed', async () => {
    const ask = anApi()
    let host = 0
    expect(await triesUntilStopped(() => ask(P1, { claimed: `203.0.113.${host++ % 250}` }))).toBe(10)
  })

  it('M036 if a portal names none, limits each account but not the address', async () => {
    const ask = anApi()
    let account = 0
    expect(await triesUntilStopped(() => ask(`/auth/login?field=${account++}`, { via: '' }))).toBe(Infinity)
    expect(await triesUntilStopped(() => ask(P1, { via: 'unknown' }))).toBe(10)
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
  ])('M036 %s and %s are one client: %s', async (one, other, isOne) => {
    const ask = anApi()
    await triesUntilStopped(() => ask(P1, { from: one }))
    expect((await ask(P1, { from: other })) > 0).toBe(isOne)
  })
})

describe('one-time passwords', () => {
  it('M044 sending codes is limited', async () => {
    const ask = anApi()
    isRight = true
    const forgot = (key: string) => () => ask(`/auth/forgot-password?key=${key}`)
    expect(await triesUntilStopped(forgot('9000000001'))).toBe(6)
    let account = 0
    expect(await triesUntilStopped(() => forgot(String(account++))())).toBeLessThan(60)
  })

  it('M047 signing in with a code resets the limit on sending codes', async () => {
    const ask = anApi()
    for (let times = 0; times < 30; times++) {
      isRight = true
      expect(await ask('/auth/forgot-password?key=9000000001')).toBe(0)
      isRight = false
      expect(await ask('/auth/login-with-otp?key=9000000001')).toBe(0)
      isRight = true
      expect(await ask('/auth/login-with-otp?key=9000000001')).toBe(0)
    }
  })

  it.each([
    ['/auth/send-otp/1', '/associate/profile/change-mobile-otp/1', 20],
    ['/auth/validate-otp/1', '/associate/profile/verify-change-mobile-otp/1', 30],
  ])('M074 %s and %s share one limit per associate', async (one, other, allowed) => {
    const ask = anApi()
    let times = 0
    const viewer = 'HG1024'
    expect(await triesUntilStopped(() => ask(times++ % 2 ? one : other, { viewer }))).toBe(allowed)
    expect(await ask(one, { viewer: 'HG1025' })).toBe(0)
  })
})

it('M074 other calls are not throttled', async () => {
  const ask = anApi()
  for (const path of ['/associate/get-receipts/1', '/healthz', '/auth', '/associate/edit-profile/1'])
    expect(await triesUntilStopped(() => ask(path))).toBe(Infinity)
})

// Loads the library before the tests, because on a busy machine this can take longer than the connection timeout.
import 'redis'
import { afterAll, describe, expect, it } from 'vitest'
import { aRequest, argsOf, asSent, aSession } from '../../tests/factories/session'
import { twoPortals } from '../../tests/factories/two-portals'
import { memoryStore } from './memory-store.server'
import { type RedisConnection, redisConnection, redisStore } from './redis-store.server'
import { withMemoryFallback } from './shared-store.server'
import type { Store } from './store.server'

// Set by tests/setup/redis.mjs.
const redisUrl = process.env.TEST_REDIS_URL
const LIFE_MS = 60_000
// Long, because a busy machine delays the waits of half a window.
const WINDOW_MS = 1_200

const connections: RedisConnection[] = []
const connectionTo = (url: string) => {
  const connection = redisConnection(url)
  connections.push(connection)
  return connection
}
afterAll(() => connections.forEach(({ close }) => close()))

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const stores: [string, () => Store][] = [['memory', memoryStore]]
if (redisUrl) stores.push(['Redis', () => redisStore(connectionTo(redisUrl), crypto.randomUUID())])

describe.each(stores)('in %s', (_where, make) => {
  it('M014 stores a value until deleted', async () => {
    const store = make()
    expect(await store.get('a')).toBeNull()
    await store.set('a', 'one', LIFE_MS)
    await store.set('a', 'two', LIFE_MS)
    expect([await store.get('a'), await store.get('b')]).toEqual(['two', null])
    await store.delete('a')
    expect(await store.get('a')).toBeNull()
  })

  it('M046 grants no more of simultaneous claims than the limit', async () => {
    const store = make()
    const granted = await Promise.all(Array.from({ length: 20 }, () => store.claim('a', 5, LIFE_MS)))
    expect(granted.filter(Boolean)).toHaveLength(5)
    expect(await store.claims('a', LIFE_MS)).toBe(5)
    expect(await store.claim('b', 1, LIFE_MS)).toBe(true)
    await store.delete('a')
    expect(await store.claim('a', 1, LIFE_MS)).toBe(true)
  })

  it('M046 grants no more than the limit in any window, and refused claims do not count', async () => {
    const store = make()
    const claim = () => store.claim('a', 2, WINDOW_MS)
    expect(await claim()).toBe(true)
    await sleep(WINDOW_MS / 2)
    expect([await claim(), await claim()]).toEqual([true, false])
    await sleep(WINDOW_MS / 2 + 50)
    expect([await claim(), await claim(), await store.claims('a', WINDOW_MS)]).toEqual([true, false, 2])
  })

  it('M014 a value expires', async () => {
    const store = make()
    await store.set('set', '1', 20)
    await sleep(50)
    expect(await store.get('set')).toBeNull()
  })
})

describe('with memory as fallback', () => {
  const fail = () => Promise.reject(new Error('down'))

  it('M014 uses memory while the shared store is down, and keeps those values afterwards', async () => {
    const shared = memoryStore()
    const store = withMemoryFallback({ get: fail, set: fail, delete: fail })
    await store.set('a', '1', LIFE_MS)
    expect(await store.get('a')).toBe('1')
    await store.delete('a')
    expect(await store.get('a')).toBeNull()

    let isDown = true
    const recoveringStore = withMemoryFallback({
      ...shared,
      set: (...given) => (isDown ? fail() : shared.set(...given)),
    })
    await recoveringStore.set('b', '1', LIFE_MS)
    isDown = false
    expect([await shared.get('b'), await recoveringStore.get('b')]).toEqual([null, '1'])
  })

  it.each([
    ['the shared value counts by default', undefined, '1'],
    ['the chosen value counts', (_shared: string, ofOutage: string) => ofOutage, '2'],
  ])('M014 if a value was written during an outage, %s', async (_, choose, expected) => {
    const shared = memoryStore()
    let isDown = false
    const store = withMemoryFallback(
      { ...shared, set: (...given) => (isDown ? fail() : shared.set(...given)) },
      choose,
    )
    await store.set('a', '1', LIFE_MS)
    isDown = true
    await store.set('a', '2', LIFE_MS)
    expect(await store.get('a')).toBe(expected)
    isDown = false
    await store.set('a', '3', LIFE_MS)
    expect(await store.get('a')).toBe('3')
  })

  it('M014 a value remains valid if the shared store goes down later', async () => {
    const shared = memoryStore()
    let isDown = false
    const portal = withMemoryFallback({
      ...shared,
      get: (key) => (isDown ? Promise.reject(new Error('down')) : shared.get(key)),
    })
    await portal.set('a', '1', LIFE_MS)
    isDown = true
    expect(await portal.get('a')).toBe('1')
  })
})

describe.runIf(redisUrl)('two portals on one Redis', () => {
  const portals = twoPortals(
    async () => {
      const [revokedSessions, session, challenge, codeLimits, idleTimeout] = await Promise.all([
        import('./revoked-sessions.server'),
        import('./session.server'),
        import('./challenge.server'),
        import('./code-limits.server'),
        import('./idle-timeout.server'),
      ])
      return { ...revokedSessions, ...session, ...challenge, ...codeLimits, ...idleTimeout }
    },
    () => ({ REDIS_URL: redisUrl }),
  )

  it('M014 a session that ends at one portal ends at the other', async () => {
    const session = aSession()
    const request = aRequest('/', { cookie: asSent(await portals.one.commitSession(session)) })
    expect(await portals.other.getSession(argsOf(request))).not.toBeNull()
    await portals.one.revokeSession(session.id)
    expect(await portals.other.getSession(argsOf(request))).toBeNull()
  })

  it('M015 a visit to one portal restarts the idle time at the other, unless it is an automatic return', async () => {
    const session = aSession({ issuedAtMs: Date.now() - 30 * 60_000 })
    await portals.one.markAutomaticRedirect(session, '/profile?q=1')
    expect(await portals.other.recordActivity(aRequest('/profile?q=1'), session)).toBe(false)
    expect(await portals.one.secondsLeft(session)).toBeLessThanOrEqual(30 * 60)
    expect(await portals.other.recordActivity(aRequest('/profile?q=1'), session)).toBe(true)
    expect(await portals.one.secondsLeft(session)).toBeGreaterThan(59 * 60)
  })

  it('M018 one portal knows the last tab at the other until the session ends', async () => {
    const session = aSession()
    const request = aRequest('/settings', { cookie: asSent(await portals.one.commitSession(session)) })
    await portals.one.recordActivity(request, { ...session, bookingsUrl: '/associate/bookings' })
    expect(await portals.other.getSession(argsOf(request))).toMatchObject({
      bookingsUrl: '/associate/bookings',
    })
    await portals.one.clearActivity(session)
    expect(await portals.other.getSession(argsOf(request))).toMatchObject({ bookingsUrl: null })
  })

  it('M046 tries and codes of both portals add up, and a code used at one is spent at both', async () => {
    const portalAt = (index: number) => (index % 2 ? portals.one : portals.other)
    const newChallenge = () =>
      portals.one.newChallenge({ userId: crypto.randomUUID(), contactNumber: '', otp: '0417' })
    const tried = newChallenge()
    const tries = Array.from({ length: 8 }, (_, index) => portalAt(index).claimTry(tried))
    expect((await Promise.all(tries)).filter((claim) => claim === 'granted')).toHaveLength(5)

    const used = newChallenge()
    await portals.one.endChallenge(used)
    expect(await portals.other.claimTry(used)).toBe('spent')

    const userId = crypto.randomUUID()
    const codes = Array.from({ length: 8 }, (_, index) => portalAt(index).claimCode(userId))
    expect((await Promise.all(codes)).filter((claim) => claim === 'granted')).toHaveLength(5)
  })
})

import { beforeEach, expect, it, vi } from 'vitest'
import { aRequest, aSession, argsOf, asSent, cookieFor, sessionOf } from '../../tests/factories/session'
import { recordActivity, isPrefetch, markAutomaticRedirect, secondsLeft } from './idle-timeout.server'
import { refreshSession } from './refresh.server'
import { getSession } from './session.server'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
const MINUTE_MS = 60_000
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const signedIn = async () => {
  const session = aSession()
  return { session, cookie: await cookieFor(session) }
}

it('M015 the idle time counts from the last visit, even if that visit set no cookie', async () => {
  const { cookie } = await signedIn()
  const request = aRequest('/profile', { cookie })
  later(4 * MINUTE_MS)
  expect((await refreshSession(argsOf(request))).cookies).toBeNull()
  later(60 * MINUTE_MS)
  expect(await getSession(argsOf(request))).not.toBeNull()
  later(1)
  expect(await getSession(argsOf(request))).toBeNull()
})

it('M015 the idle time ends for an old copy of the cookie, although later visits extended the session', async () => {
  const { cookie } = await signedIn()
  let renewedCookie = cookie
  for (let visits = 0; visits < 11; visits += 1) {
    later(6 * MINUTE_MS)
    const response = await refreshSession(argsOf(aRequest('/profile', { cookie: renewedCookie })))
    renewedCookie = asSent(response.cookies ?? renewedCookie)
  }
  expect(await sessionOf(renewedCookie)).not.toBeNull()
  expect(await sessionOf(cookie)).toBeNull()
})

it('M015 the idle time does not restart if logout sends a page back because another tab was active', async () => {
  const { session, cookie } = await signedIn()
  const teamPage = aRequest('/associate/team?q=1', { cookie })
  expect(await recordActivity(teamPage, session)).toBe(true)
  later(30 * MINUTE_MS)
  await markAutomaticRedirect(session, '/associate/team?q=1')
  expect(await refreshSession(argsOf(teamPage))).toMatchObject({ cookies: null })
  expect(await secondsLeft(session)).toBe(30 * 60)
  later(10 * MINUTE_MS)
  expect(await recordActivity(teamPage, session)).toBe(true)
  expect(await secondsLeft(session)).toBe(60 * 60)
})

it('M015 the idle time restarts on any other page; after that, also on the page that logout sends back', async () => {
  const { session, cookie } = await signedIn()
  later(30 * MINUTE_MS)
  await markAutomaticRedirect(session, '/associate/team')
  expect(await recordActivity(aRequest('/profile', { cookie }), session)).toBe(true)
  expect(await recordActivity(aRequest('/associate/team', { cookie }), session)).toBe(true)
  expect(await secondsLeft(session)).toBe(60 * 60)
})

it.each([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ purpose: 'prefetch' }, true],
  [{}, false],
])('M016 a prefetched page is detected by %j: %s', (headers, expected) => {
  expect(isPrefetch(aRequest('/', { headers: headers as Record<string, string> }))).toBe(expected)
})

it('M016 M018 a prefetched page is not a visit: it restarts no time, stores no tab, sets no cookie', async () => {
  const { session, cookie } = await signedIn()
  later(30 * MINUTE_MS)
  const headers = { 'sec-purpose': 'prefetch' }
  const response = await refreshSession(argsOf(aRequest('/associate/bookings', { cookie, headers })))
  expect(response).toMatchObject({ cookies: null, session: { bookingsUrl: null } })
  expect(await secondsLeft(session)).toBe(30 * 60)
})

import { describe, expect, it, vi } from 'vitest'
import { aRequest, aSession, argsOf, asSent, sessionOf } from '../factories/session'
import { commitSession } from '~/session/session.server'
import { secondsLeft } from '~/session/idle-timeout.server'
import { refreshSession } from '~/session/refresh.server'
import { action as keepAlive } from '~/routes/keep-alive/route'
import { action, loader } from '~/routes/logout/route'

const MINUTE_MS = 60_000
const REFERER = { referer: 'http://localhost:3000/associate/team?q=1' }
const sessionCookie = async (ageMs = 0) => {
  vi.setSystemTime(Date.now() - ageMs)
  const cookie = asSent(await commitSession(aSession()))
  vi.useRealTimers()
  return cookie
}

describe('idle logout', () => {
  it('M015 a POST ends the session and keeps the return path', async () => {
    const cookie = await sessionCookie()
    const request = aRequest('/logout?reason=idle', { method: 'POST', cookie, headers: REFERER })
    const response = await action(argsOf(request))
    expect(response.headers.get('location')).toBe('/login?returnTo=%2Fassociate%2Fteam%3Fq%3D1')
    expect(await sessionOf(cookie)).toBeNull()
  })

  it('M015 an automatic redirect (GET) neither ends nor extends the session', async () => {
    const cookie = await sessionCookie(50 * MINUTE_MS)
    const request = aRequest('/logout?reason=idle', { cookie, headers: REFERER })
    const thrown = await loader(argsOf(request)).catch((error: Response) => error)
    expect((thrown as Response).headers.get('location')).toBe('/associate/team?q=1')
    // The automatic return does not count as activity.
    const { session } = await refreshSession(argsOf(aRequest('/associate/team?q=1', { cookie })))
    expect(session && (await secondsLeft(session))).toBeLessThanOrEqual(10 * 60)
    expect(await sessionOf(cookie)).not.toBeNull()
  })
})

describe('keep-alive', () => {
  const extend = (cookie: string, headers = {}) =>
    keepAlive(argsOf(aRequest('/keep-alive', { method: 'POST', cookie, headers })))

  it('M016 extends a session, and sets a new cookie only if the old cookie is no longer recent', async () => {
    const response = await extend(await sessionCookie())
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null])

    const cookie = await sessionCookie(50 * MINUTE_MS)
    const secondsLeftOf = async (cookie: string) => secondsLeft((await sessionOf(cookie))!)
    expect(await secondsLeftOf(cookie)).toBeLessThanOrEqual(10 * 60)
    const { headers } = await extend(cookie)
    for (const liveCookie of [cookie, asSent(headers)])
      expect(await secondsLeftOf(liveCookie)).toBeGreaterThan(50 * 60)
  })

  it('M015 M016 returns 401 without a session', async () => {
    expect((await extend('')).status).toBe(401)
  })

  it('M016 rejects a request of another site', async () => {
    const refused = await extend(await sessionCookie(), { 'sec-fetch-site': 'cross-site' }).catch(
      (error: Response) => error,
    )
    expect(refused.status).toBe(403)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { aRequest, asSent, aSession } from '../factories/session'
import { commitSession, getSession } from '~/session/session.server'
import { secondsLeft } from '~/session/idle-timeout.server'
import { refreshSession } from '~/session/refresh.server'
import { action as keepAlive } from '~/routes/keep-alive/route'
import { action, loader } from '~/routes/logout/route'

const FROM = { referer: 'http://localhost:3000/associate/team?q=1' }
const signedIn = async (age = 0) => {
  vi.setSystemTime(Date.now() - age)
  const cookie = asSent(await commitSession(aSession()))
  vi.useRealTimers()
  return cookie
}
const call = (request: Request) => ({ request, params: {}, context: {} })

describe('leaving as idle', () => {
  it('M015 by a form it ends the session and keeps the way back', async () => {
    const cookie = await signedIn()
    const request = aRequest('/logout?reason=idle', { method: 'POST', cookie, headers: FROM })
    const answer = await action(call(request))
    expect(answer.headers.get('location')).toBe('/login?returnTo=%2Fassociate%2Fteam%3Fq%3D1')
    expect(await getSession(aRequest('/', { cookie }))).toBeNull()
  })

  it('M015 by a refresh it ends nothing, and carries nothing on', async () => {
    const cookie = await signedIn(50 * 60_000)
    const request = aRequest('/logout?reason=idle', { cookie, headers: FROM })
    const thrown = await loader(call(request)).catch((error: Response) => error)
    expect((thrown as Response).headers.get('location')).toBe('/associate/team?q=1')
    // The page comes back by itself, which is no activity.
    const back = await refreshSession(aRequest('/associate/team?q=1', { cookie }))
    expect(back.session && (await secondsLeft(back.session))).toBeLessThanOrEqual(600)
    expect(await getSession(aRequest('/', { cookie }))).not.toBeNull()
  })
})

describe('keep-alive', () => {
  const ask = (cookie: string, headers = {}) =>
    keepAlive(call(aRequest('/keep-alive', { method: 'POST', cookie, headers })))

  it('M016 a living session goes on, without a cookie until one is due', async () => {
    const answer = await ask(await signedIn())
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null])
  })

  it('M015 M016 without one it is over', async () => {
    expect((await ask('')).status).toBe(401)
  })

  it('M016 no other site keeps it alive', async () => {
    const refused = await ask(await signedIn(), { 'sec-fetch-site': 'cross-site' }).catch(
      (error: Response) => error,
    )
    expect(refused.status).toBe(403)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '~/env.server'
import { aRequest, asSent, aSession } from '../../tests/factories/session'
import { refreshSession } from './refresh.server'
import { commitSession, getSession, type Session } from './session.server'

afterEach(() => void vi.useRealTimers())

const BY_MONTH = '/associate/bookings-by-date'
const BY_TEAM = '/associate/bookings'
const visit = async (path: string, session: Session) =>
  refreshSession(aRequest(path, { cookie: asSent(await commitSession(session)) }))

describe('refreshSession', () => {
  it('M018 remembers the bookings tab that was visited, without its search', async () => {
    const { session, cookie } = await visit(`${BY_TEAM}?page=3`, aSession())
    expect(session?.bookingsUrl).toBe(BY_TEAM)
    const kept = await getSession(aRequest('/', { cookie: asSent(cookie ?? '') }))
    expect(kept).toMatchObject({ bookingsUrl: BY_TEAM, token: 'token-of-ravi', commissionUrl: null })
  })

  it('M018 one tab takes the place of the other', async () => {
    const { session } = await visit(BY_TEAM, aSession({ bookingsUrl: BY_MONTH }))
    expect(session?.bookingsUrl).toBe(BY_TEAM)
    expect((await visit(BY_MONTH, aSession({ bookingsUrl: BY_TEAM }))).session?.bookingsUrl).toBe(BY_MONTH)
  })

  it.each([BY_MONTH, '/associate/commission/payments'])(
    'M014 M018 sets no cookie at %s, where the menu leads before a tab was visited',
    async (path) => {
      expect((await visit(path, aSession())).cookie).toBeNull()
    },
  )

  it.each([BY_MONTH, '/settings', '/associate/bookings/9001/receipts'])(
    'M014 sets no cookie at %s when nothing changed',
    async (path) => {
      const { session, cookie } = await visit(path, aSession({ bookingsUrl: BY_MONTH }))
      expect(session?.bookingsUrl).toBe(BY_MONTH)
      expect(cookie).toBeNull()
    },
  )

  it('M015 carries an older session on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const request = aRequest('/settings', { cookie: asSent(await commitSession(aSession())) })
    vi.setSystemTime(Date.now() + (env.idleSeconds * 1_000) / 12 + 1)
    const { cookie } = await refreshSession(request)
    vi.setSystemTime(Date.now() + env.idleSeconds * 1_000)
    expect(await getSession(request)).toBeNull()
    expect(await getSession(aRequest('/', { cookie: asSent(cookie ?? '') }))).not.toBeNull()
  })

  it('M015 makes no session out of none', async () => {
    expect(await refreshSession(aRequest(BY_MONTH))).toEqual({ session: null, cookie: null })
  })
})

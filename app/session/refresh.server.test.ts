import { expect, it, vi } from 'vitest'
import { env } from '~/env.server'
import { aRequest, aSession, argsOf, asSent, cookieFor, sessionOf } from '../../tests/factories/session'
import { endSession } from './guard.server'
import { clearActivity, lastActivity } from './idle-timeout.server'
import { refreshSession } from './refresh.server'
import { type Session } from './session.server'

const IDLE_MS = env.idleSeconds * 1_000
/** The cookie is renewed after a twelfth of the idle time. */
const REISSUE_MS = IDLE_MS / 12 + 1

const BY_MONTH = '/associate/bookings-by-date'
const BY_TEAM = '/associate/bookings'
const PAYMENTS = '/associate/commission/payments'
const TEAM_DUES = '/associate/commission/team-dues'

async function signedIn(session: Session = aSession()) {
  let cookie = await cookieFor(session)
  return {
    session,
    async visit(path: string) {
      const response = await refreshSession(argsOf(aRequest(path, { cookie })))
      if (response.cookies) cookie = asSent(response.cookies)
      return response
    },
    storedSession: () => sessionOf(cookie),
  }
}

it('M018 stores the last tab of Bookings and of Commission without its query string, and sets no cookie', async () => {
  const { visit, storedSession } = await signedIn()
  expect(await visit(`${BY_TEAM}?page=3`)).toMatchObject({ session: { bookingsUrl: BY_TEAM }, cookies: null })
  expect(await storedSession()).toMatchObject({
    bookingsUrl: BY_TEAM,
    token: 'token-of-ravi',
    commissionUrl: null,
  })
  expect(await visit(TEAM_DUES)).toMatchObject({ cookies: null })
  expect(await visit('/settings')).toMatchObject({ cookies: null })
  expect(await storedSession()).toMatchObject({ bookingsUrl: BY_TEAM, commissionUrl: TEAM_DUES })
  await visit(BY_MONTH)
  await visit(PAYMENTS)
  expect(await storedSession()).toMatchObject({ bookingsUrl: BY_MONTH, commissionUrl: PAYMENTS })
})

it('M018 a reissued cookie also stores the tabs, for a portal that has no record of the session', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { session, visit, storedSession } = await signedIn()
  await visit(BY_TEAM)
  vi.setSystemTime(Date.now() + REISSUE_MS)
  expect((await visit('/settings')).cookies).not.toBeNull()
  await clearActivity(session)
  expect(await storedSession()).toMatchObject({ bookingsUrl: BY_TEAM })
})

it('M018 the tab in a newer cookie wins', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { session, visit } = await signedIn()
  await visit(BY_TEAM)
  vi.setSystemTime(Date.now() + 1)
  const newer = await signedIn({ ...session, bookingsUrl: BY_MONTH })
  expect(await newer.storedSession()).toMatchObject({ bookingsUrl: BY_MONTH })
})

it('M014 M018 logout deletes the tab', async () => {
  const { session, visit } = await signedIn()
  await visit(BY_TEAM)
  await endSession(session)
  expect(await lastActivity(session)).toMatchObject({ bookingsUrl: null })
})

it('M015 creates no session if there is none', async () => {
  expect(await refreshSession(argsOf(aRequest(BY_MONTH)))).toEqual({ session: null, cookies: null })
})

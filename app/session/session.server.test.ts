import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '~/env.server'
import { cases } from '../../tests/factories/cases'
import { aRequest, aSession, argsOf, asSent, sessionOf } from '../../tests/factories/session'
import { endSessionsOf } from './revoked-sessions.server'
import { commitSession, isDueForReissue, seal, unseal } from './session.server'

const OLD = 'old-secret-old-secret-old-secret-old'
const NEW = 'new-secret-new-secret-new-secret-new'
const UNKNOWN_SECRET = 'unknown-secret-unknown-secret-unknown'

beforeEach(() => {
  env.sessionSecrets = [NEW]
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const cookieOf = async (session = aSession()) => asSent(await commitSession(session))

describe('session cookie', () => {
  it('M018 restores every field', async () => {
    const session = aSession({
      bookingsUrl: '/associate/bookings-by-date',
      commissionUrl: '/associate/commission/dues',
      defaultProject: { id: '7', ratePaise: null },
    })
    expect(await sessionOf(await cookieOf(session))).toEqual({
      ...session,
      issuedAtMs: expect.any(Number) as number,
    })
  })

  it('M018 splits a long token over several cookies; a missing part makes it invalid, an extra part is ignored', async () => {
    const session = aSession({ token: 't'.repeat(4_000) })
    const cookies = await commitSession(session)
    for (const cookie of cookies.getSetCookie()) expect(cookie.length).toBeLessThanOrEqual(4_096)
    expect(await sessionOf(asSent(cookies))).toMatchObject({ token: session.token })
    const [first = '', ...others] = asSent(cookies).split('; ')
    expect(others.length).toBeGreaterThan(0)
    for (const part of [first, others.join('; ')]) expect(await sessionOf(part)).toBeNull()
    const shortSession = aSession()
    const mixed = [await cookieOf(shortSession), ...others].join('; ')
    expect(await sessionOf(mixed)).toMatchObject({ id: shortSession.id })
  })

  it('M018 is not set if it needs more than three cookies; the message says whom to contact', async () => {
    const tooLong = commitSession(aSession({ token: 't'.repeat(12_000) }))
    await expect(tooLong).rejects.toThrow('Please tell your office')
  })

  it('M018 hides its content from scripts and readers', async () => {
    const cookie = await commitSession(aSession())
    expect(cookie.get('set-cookie')).toMatch(/^session=.+; Max-Age=3900; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie.get('set-cookie')).not.toContain('Secure')
    expect(Buffer.from(asSent(cookie), 'base64').toString()).not.toMatch(/ravi/i)
  })

  it.each([
    ['https://portal.example', /^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
    ['http://portal.example', /^session=.*; Path=\/; HttpOnly; SameSite=Lax$/],
  ])('M018 at %s the cookie matches %s', async (origin, expected) => {
    vi.resetModules()
    vi.stubEnv('PUBLIC_ORIGIN', origin)
    vi.stubEnv('SESSION_SECRET', NEW)
    const portal = await import('./session.server')
    const cookie = (await portal.commitSession(aSession())).get('set-cookie') ?? ''
    expect(cookie).toMatch(expected)
    expect(cookie).not.toContain('Domain')
    expect(portal.clearSession('portal').get('set-cookie')).toMatch(expected)
    expect(await portal.getSession(argsOf(aRequest('/', { cookie: asSent(cookie) })))).not.toBeNull()
  })
})

it.each([
  [11, true],
  [13, false],
])('a session %i hours after login is valid: %s', async (hours, isValid) => {
  const cookie = await cookieOf(aSession({ authenticatedAtMs: Date.now() - hours * 3_600_000 }))
  expect((await sessionOf(cookie)) !== null).toBe(isValid)
})

describe('an invalid cookie', () => {
  it.each(['', 'session=', 'session=x', 'session=%', 'session=Fe26.2**', 'session=~2', 'other=1', ';;=;'])(
    'M001 "%s" gives no session',
    async (cookie) => {
      expect(await sessionOf(cookie)).toBeNull()
    },
  )

  it('M001 gives no session if it is sealed with an unknown secret', async () => {
    env.sessionSecrets = [UNKNOWN_SECRET]
    const forged = await cookieOf()
    env.sessionSecrets = [NEW, OLD]
    expect(await sessionOf(forged)).toBeNull()
  })

  it.each([null, 'text', { user: 1 }, { ...aSession(), token: '' }, { ...aSession(), issuedAtMs: 'now' }])(
    'M001 gives no session if the portal sealed another value: %j',
    async (value) => {
      expect(await sessionOf(`session=${await seal(value)}`)).toBeNull()
    },
  )

  it('M001 M014 M017 gives no session if its seal differs in any character', async () => {
    const intactCookie = await cookieOf()
    // The text after the last "~" is the format version, which the seal does not protect.
    const anyIndex = fc.nat({ max: intactCookie.lastIndexOf('~') - 1 })
    const replaceAt = (index: number, text: string) =>
      intactCookie.slice(0, index) + text + intactCookie.slice(index + 1)
    const damaged = fc.oneof(
      anyIndex.map((index) => intactCookie.slice(0, index)),
      anyIndex.map((index) => replaceAt(index, '')),
      fc
        .tuple(anyIndex, fc.nat({ max: 6 }))
        .map(([index, bit]) => replaceAt(index, flipBit(intactCookie, index, bit))),
      fc
        .tuple(anyIndex, fc.string({ unit: 'grapheme-ascii', minLength: 2 }))
        .map(([index, text]) => replaceAt(index, text)),
    )
    await fc.assert(
      fc.asyncProperty(damaged.filter(canBeSent), async (cookie) => {
        expect(await sessionOf(cookie)).toBeNull()
      }),
      cases(300),
    )
  })

  /** Parsers drop spaces, end at a semicolon and decode a per cent sign, so a damaged cookie could arrive undamaged. */
  const canBeSent = (cookie: string) => /^[\x21-\x7e]*$/.test(cookie) && !/[;%]/.test(cookie)
  const flipBit = (text: string, index: number, bit: number) =>
    String.fromCharCode(text.charCodeAt(index) ^ (1 << bit))
})

describe('secrets', () => {
  it('M018 the portal opens seals of an old secret, and seals with the new secret', async () => {
    env.sessionSecrets = [OLD]
    const oldSeal = await seal({ a: 1 })
    env.sessionSecrets = [NEW, OLD]
    const newSeal = await seal({ a: 2 })
    expect(await unseal(oldSeal)).toEqual({ a: 1 })
    env.sessionSecrets = [NEW]
    expect(await unseal(oldSeal)).toBeNull()
    expect(await unseal(newSeal)).toEqual({ a: 2 })
  })

  it('X052 sessions ended under an old secret stay ended under a new one', async () => {
    env.sessionSecrets = [OLD]
    const user = { id: crypto.randomUUID(), type: 2, name: 'Ravi' }
    const cookie = await cookieOf(aSession({ user, authenticatedAtMs: Date.now() - 1 }))
    await endSessionsOf(user)
    env.sessionSecrets = [NEW, OLD]
    expect(await sessionOf(cookie)).toBeNull()
  })
})

describe('time', () => {
  const SECOND_MS = 1_000

  it('M015 a session ends after IDLE_SECONDS without activity', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cookie = await cookieOf()
    vi.setSystemTime(Date.now() + env.idleSeconds * SECOND_MS)
    expect(await sessionOf(cookie)).not.toBeNull()
    vi.setSystemTime(Date.now() + 1)
    expect(await sessionOf(cookie)).toBeNull()
  })

  it('M015 the cookie is due for renewal after a twelfth of the idle time', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const session = aSession()
    vi.setSystemTime(Date.now() + (env.idleSeconds * SECOND_MS) / 12)
    expect(isDueForReissue(session)).toBe(false)
    vi.setSystemTime(Date.now() + 1)
    expect(isDueForReissue(session)).toBe(true)
  })
})

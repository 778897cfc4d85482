// Preloaded, because on a busy machine loading takes longer than the connection timeout.
import 'redis'
import { describe, expect, it, vi } from 'vitest'
import { env } from '~/env.server'
import { issueToken } from '../../reference-api/db/queries/tokens'
import { type PersonaKey, personaOf } from '../../reference-api/demo-data/personas'
import { portalOverApi } from '../factories/portal-over-api'
import { argsOf, aRequest, asSent, aSession } from '../factories/session'
import { twoPortals } from '../factories/two-portals'

// tests/setup/redis.mjs sets TEST_REDIS_URL.
const testRedisUrl = process.env.TEST_REDIS_URL

const { api } = portalOverApi()

describe.each([
  ['two portals without Redis', undefined],
  ...(testRedisUrl ? [['two portals over one Redis', testRedisUrl] as const] : []),
] as const)('%s', (_, redisUrl) => {
  const portals = twoPortals(
    async () => {
      const [sessions, profile, bookings, newPassword, forced] = await Promise.all([
        import('~/session/session.server'),
        import('~/routes/profile/route'),
        import('~/routes/associate.bookings-by-date/route'),
        import('~/routes/change-password/route'),
        import('~/routes/change-password-flag/route'),
      ])
      return {
        ...sessions,
        pages: { '/profile': profile.loader, '/associate/bookings-by-date': bookings.loader },
        forms: { '/change-password': newPassword.action, '/change-password-flag': forced.action },
      }
    },
    () => ({ REDIS_URL: redisUrl, API_BASE_URL: env.apiBaseUrl }),
  )
  type Portal = typeof portals.one

  async function signIn({ commitSession }: Portal, who: PersonaKey, fields: object = {}): Promise<string> {
    const { id, name } = personaOf(who)
    const token = await issueToken(api.db, id, new Date())
    return asSent(await commitSession(aSession({ user: { id, type: 2, name }, token, ...fields })))
  }

  const responseOf = (result: Promise<unknown>) =>
    result.catch((thrown: unknown) => thrown).then((value) => (value instanceof Response ? value : null))

  /** Path of the redirect, without a query; null if the page is shown. */
  async function redirectOf({ pages }: Portal, path: keyof Portal['pages'], cookie: string) {
    const response = await responseOf(Promise.resolve(pages[path](argsOf(aRequest(path, { cookie })))))
    return response && (response.headers.get('location') ?? '').replace(/\?.*/, '')
  }

  const visitAll = (portal: Portal, cookie: string) =>
    Promise.all([
      redirectOf(portal, '/profile', cookie),
      redirectOf(portal, '/associate/bookings-by-date', cookie),
    ])
  const SHOWN = [null, null]
  const LOGGED_OUT = ['/login', '/login']

  /** Returns the path of the redirect, and the cookie of the renewed session. */
  async function choosePassword({ forms }: Portal, path: keyof Portal['forms'], cookie: string) {
    const password = `Fresh#${Math.floor(Math.random() * 1e9)}`
    const form = { password, confirmation: password }
    const response = await responseOf(forms[path](argsOf(aRequest(path, { method: 'POST', cookie, form }))))
    const cookies = (response?.headers.getSetCookie() ?? []).map(asSent)
    const renewed = cookies.find((setCookie) => setCookie.startsWith('session=')) ?? ''
    return { to: new URL(response?.headers.get('location') ?? '', 'http://portal').pathname, renewed }
  }

  it.each([
    ['a password change', 'P6', '/change-password', {}],
    ['a password reset by one-time password', 'P5', '/change-password-flag', { mustChangePassword: true }],
  ] as const)('X052 after %s, every other session of the person ends', async (_, who, path, fields) => {
    const { one, other } = portals
    const changingCookie = await signIn(one, who, fields)
    const cookieOfOne = await signIn(one, who)
    const cookieOfOther = await signIn(other, who)
    const strangerCookie = await signIn(other, 'P2')
    // Fills the caches of both portals.
    for (const cookie of [cookieOfOne, cookieOfOther, strangerCookie])
      expect([await visitAll(one, cookie), await visitAll(other, cookie)]).toEqual([SHOWN, SHOWN])

    const { to, renewed } = await choosePassword(one, path, changingCookie)
    expect(to).toBe('/profile')

    for (const cookie of [cookieOfOne, cookieOfOther])
      expect([await visitAll(one, cookie), await visitAll(other, cookie)]).toEqual([LOGGED_OUT, LOGGED_OUT])
    for (const cookie of [renewed, strangerCookie])
      expect([await visitAll(one, cookie), await visitAll(other, cookie)]).toEqual([SHOWN, SHOWN])
    // The cookie from before the change is no longer valid.
    expect(await visitAll(one, changingCookie)).toEqual(LOGGED_OUT)
    expect((await choosePassword(other, path, changingCookie)).to).toBe('/login')
  })

  it.runIf(redisUrl)(
    'X052 a portal without an upstream learns from Redis that a session has ended',
    async () => {
      vi.stubEnv('API_BASE_URL', 'http://127.0.0.1:1')
      const withoutUpstream = await portals.open()
      const request = aRequest('/', { cookie: await signIn(withoutUpstream, 'P7') })
      expect(await withoutUpstream.getSession(argsOf(request))).not.toBeNull()
      await choosePassword(portals.one, '/change-password', await signIn(portals.one, 'P7'))
      expect(await withoutUpstream.getSession(argsOf(request))).toBeNull()
    },
  )
})

import { expect, it, vi } from 'vitest'
import { action as signOut } from '~/routes/logout/route'
import { loader as settings } from '~/routes/settings/route'
import { action as endSession } from '~/routes/settings_.end-session/route'
import { IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { commitSession } from '~/session/session.server'
import { upstreamForThisFile } from '../factories/caller'
import { aRequest, aSession, argsOf, asSent, sessionOf } from '../factories/session'
import { success } from '../factories/wire'
import type { Reply } from '../factories/upstream'

const upstream = upstreamForThisFile()
const newSession = async () => {
  const session = aSession()
  return { session, cookie: asSent(await commitSession(session)) }
}
const args = (path: string, cookie: string, form?: Record<string, string>) =>
  argsOf(aRequest(path, { method: 'POST', cookie, form }))
const logOut = (cookie: string) => signOut(args('/logout', cookie))
const device = (fields: object = {}) => ({
  session_id: 'abc',
  device: 'Chrome on Android',
  last_used_at: '2026-11-22 09:00:00',
  is_current: 0,
  ...fields,
})

it('M014 logout revokes the token upstream', async () => {
  const { cookie } = await newSession()
  upstream.replies({ json: success() })
  const response = await logOut(cookie)
  expect(response.headers.get('location')).toBe('/login')
  expect(upstream.received()).toMatchObject([
    { method: 'POST', path: '/auth/logout', headers: { authorization: 'Bearer token-of-ravi' } },
  ])
})

it.each<[string, Reply]>([
  ['lacks the call', { status: 404 }],
  ['no longer knows the token', { status: 401 }],
  ['fails', { status: 500 }],
])('M014 logout works if the upstream %s', async (_, reply) => {
  const { cookie } = await newSession()
  upstream.replies(reply)
  const response = await logOut(cookie)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/login'])
  expect(await sessionOf(cookie)).toBeNull()
})

it('M014 logout works if the upstream never replies: it waits two seconds', async () => {
  const { cookie } = await newSession()
  upstream.replies('hang')
  const timeout = new AbortController()
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const response = logOut(cookie)
  await upstream.requests(1)
  expect(timeouts).toHaveBeenLastCalledWith(2_000)
  timeout.abort(new DOMException('Too late', 'TimeoutError'))
  expect((await response).headers.get('location')).toBe('/login')
  expect(await sessionOf(cookie)).toBeNull()
})

it('settings lists the devices, with an idempotency key for each and one for all', async () => {
  const { cookie } = await newSession()
  upstream.replies({ json: success({ sessions: [device({ is_current: 1 }), device()] }) })
  const { deviceList } = await settings(argsOf(aRequest('/settings', { cookie })))
  expect(deviceList?.devices).toMatchObject([
    { isCurrent: true },
    { isCurrent: false, lastUsedAt: '2026-11-22 09:00:00' },
  ])
  const deviceKeys = deviceList?.devices.map(({ idempotencyKey }) => idempotencyKey) ?? []
  expect(new Set([...deviceKeys, deviceList?.allDevicesKey]).size).toBe(3)
})

it.each<Reply>([
  { status: 404 },
  { status: 500 },
  { body: '<html>' },
  { json: { status: false, message: 'No.' } },
])('settings lists no devices if the upstream returns %j', async (reply) => {
  const { cookie } = await newSession()
  upstream.replies(reply)
  const page = await settings(argsOf(aRequest('/settings', { cookie })))
  expect(page).toMatchObject({ theme: 'system', deviceList: null })
})

/** Ends one session of a person, or all. */
async function end(which: string) {
  const { cookie, session } = await newSession()
  upstream.replies({ json: success() })
  const form = { session: which, [IDEMPOTENCY_KEY]: newIdempotencyKey(session) }
  const response = await endSession(args('/settings/end-session', cookie, form))
  return { to: response.headers.get('location'), current: await sessionOf(cookie) }
}

it('logs out one device and keeps the current session', async () => {
  const { to, current } = await end('abc')
  expect(to).toBe('/settings')
  expect(upstream.received()).toMatchObject([
    { path: '/associate/end-session/101', query: { session_id: 'abc' } },
  ])
  expect(upstream.received()[0]!.headers['idempotency-key']).toBeDefined()
  expect(current).not.toBeNull()
})

it('"Log out everywhere" ends the current session too', async () => {
  expect(await end('all')).toEqual({ to: '/login', current: null })
})

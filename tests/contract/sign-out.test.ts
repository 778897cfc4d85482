import { expect, it, vi } from 'vitest'
import { action as signOut } from '~/routes/logout/route'
import { loader as settings } from '~/routes/settings/route'
import { action as endSession } from '~/routes/settings_.end-session/route'
import { IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { commitSession, getSession } from '~/session/session.server'
import { upstreamForThisFile } from '../factories/caller'
import { aRequest, aSession, argsOf, asSent } from '../factories/session'
import { success } from '../factories/wire'
import type { Reply } from '../factories/upstream'

const upstream = upstreamForThisFile()
const newSession = async () => {
  const session = aSession()
  return { session, cookie: asSent(await commitSession(session)) }
}
const args = (request: Request) => ({ request, params: {}, context: {} })
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
  const response = await signOut(args(aRequest('/logout', { method: 'POST', cookie })))
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
  const response = await signOut(args(aRequest('/logout', { method: 'POST', cookie })))
  expect([response.status, response.headers.get('location')]).toEqual([302, '/login'])
  expect(await getSession(argsOf(aRequest('/', { cookie })))).toBeNull()
})

it('M014 logout works if the upstream never replies: it waits two seconds', async () => {
  const { cookie } = await newSession()
  upstream.replies('hang')
  const timeout = new AbortController()
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const response = signOut(args(aRequest('/logout', { method: 'POST', cookie })))
  await upstream.requests(1)
  expect(timeouts).toHaveBeenLastCalledWith(2_000)
  timeout.abort(new DOMException('Too late', 'TimeoutError'))
  expect((await response).headers.get('location')).toBe('/login')
  expect(await getSession(argsOf(aRequest('/', { cookie })))).toBeNull()
})

it('settings lists the devices, with an idempotency key for each and one for all', async () => {
  const { cookie } = await newSession()
  upstream.replies({ json: success({ sessions: [device({ is_current: 1 }), device()] }) })
  const { deviceList } = await settings(args(aRequest('/settings', { cookie })))
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
  const page = await settings(args(aRequest('/settings', { cookie })))
  expect(page).toMatchObject({ theme: 'system', deviceList: null })
})

it('logs out one device and keeps the current session', async () => {
  const { cookie, session } = await newSession()
  upstream.replies({ json: success() })
  const form = { session: 'abc', [IDEMPOTENCY_KEY]: newIdempotencyKey(session) }
  const response = await endSession(args(aRequest('/settings/end-session', { method: 'POST', cookie, form })))
  expect(response.headers.get('location')).toBe('/settings')
  expect(upstream.received()).toMatchObject([
    { path: '/associate/end-session/101', query: { session_id: 'abc' } },
  ])
  expect(upstream.received()[0]!.headers['idempotency-key']).toBeDefined()
  expect(await getSession(argsOf(aRequest('/', { cookie })))).not.toBeNull()
})

it('"Log out everywhere" ends the current session too', async () => {
  const { cookie, session } = await newSession()
  upstream.replies({ json: success() })
  const form = { session: 'all', [IDEMPOTENCY_KEY]: newIdempotencyKey(session) }
  const response = await endSession(args(aRequest('/settings/end-session', { method: 'POST', cookie, form })))
  expect(response.headers.get('location')).toBe('/login')
  expect(await getSession(argsOf(aRequest('/', { cookie })))).toBeNull()
})

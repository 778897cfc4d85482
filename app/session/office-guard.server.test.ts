import { expect, it, vi } from 'vitest'
import { env } from '~/env.server'
import { thrownBy, upstreamForThisFile } from '../../tests/factories/caller'
import { argsOf, aRequest, asSent, aSession, cookieFor, sessionOf } from '../../tests/factories/session'
import { success } from '../../tests/factories/wire'
import { requireOffice } from './office-guard.server'
import { refreshSession } from './refresh.server'

const upstream = upstreamForThisFile()
const cookieOf = async (area: 'office' | 'portal') => await cookieFor(aSession({ area }))
const isOpen = async (path: string, cookie: string) => (await sessionOf(cookie, path)) !== null
const thrownAt = async (path: string, cookie = '') =>
  (await thrownBy(requireOffice(argsOf(aRequest(path, { cookie }))))) as Response

it('X119 sessions of the office have a cookie of their own, which opens nothing else, not even under the other name', async () => {
  const [office, portal] = [await cookieOf('office'), await cookieOf('portal')]
  expect([office.split('=')[0], portal.split('=')[0]]).toEqual(['office', 'session'])
  for (const path of ['/office', '/office/records/bookings', '/OFFICE', '/office.data', '/%6Fffice/log'])
    expect([await isOpen(path, office), await isOpen(path, portal)]).toEqual([true, false])
  for (const path of ['/home', '/', '/officer', '/s/office'])
    expect([await isOpen(path, office), await isOpen(path, portal)]).toEqual([false, true])
  expect(await isOpen('/home', office.replace('office=', 'session='))).toBe(false)
  expect(await isOpen('/office', portal.replace('session=', 'office='))).toBe(false)
})

it('X119 sessions of the office end after 30 minutes without activity, and 8 hours after the login', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const start = Date.now()
  const at = (minutes: number) => vi.setSystemTime(start + minutes * 60_000)
  let cookie = await cookieOf('office')
  at(30)
  expect(await isOpen('/office', cookie)).toBe(true)
  at(31)
  expect(await isOpen('/office', cookie)).toBe(false)
  at(0)
  for (let minutes = 0; minutes <= 480; minutes += 20) {
    at(minutes)
    const { session, cookies } = await refreshSession(argsOf(aRequest('/office', { cookie })))
    expect(session).not.toBeNull()
    cookie = asSent(cookies ?? cookie)
  }
  at(481)
  expect(await isOpen('/office', cookie)).toBe(false)
})

it.each([
  [404, { status: 404, body: 'Not Found' }],
  [404, { json: { status: false, message: 'No such call.' } }],
  [404, { status: 200, body: '<html>' }],
  [302, { json: success({ firm_name: 'Sitara Plots' }) }],
] as const)('X119 an address of the office is a %i if the upstream answers %j', async (status, reply) => {
  upstream.replies(reply)
  const response = await thrownAt('/office/records')
  expect(response.status).toBe(status)
  if (status === 302)
    expect(response.headers.get('location')).toBe('/office/login?returnTo=%2Foffice%2Frecords')
})

it('X119 an address of the office is a 404 with a session too, and without a call if the settings exclude the desk', async () => {
  upstream.replies({ status: 404 })
  expect((await thrownAt('/office', await cookieOf('office'))).status).toBe(404)
  env.apiCapabilities = []
  const before = upstream.received().length
  expect((await thrownAt('/office')).status).toBe(404)
  expect(upstream.received().length).toBe(before)
})

it('X119 an address of the office leads to the new password while an assigned one must be changed', async () => {
  upstream.replies({ json: success({ firm_name: 'Sitara Plots' }) })
  const cookie = await cookieFor(aSession({ area: 'office', mustChangePassword: true }))
  const response = await thrownAt('/office/records', cookie)
  expect(response.headers.get('location')).toBe('/office/password')
})

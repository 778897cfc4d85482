import { expect, it } from 'vitest'
import { renewOnce } from '~/subjects/account/renew-session.server'
import { commitSession } from '~/session/session.server'
import { upstreamForThisFile } from '../factories/caller'
import { argsOf, aRequest, asSent, aSession, sessionOf } from '../factories/session'
import { success } from '../factories/wire'
import type { Reply } from '../factories/upstream'

const upstream = upstreamForThisFile()
// No other test file uses this person, because ending a person's sessions affects all test files of the worker.
const USER = { id: '7101', type: 2, name: 'Ravi' }
const NEW_LOGIN = { loginId: '9000000001', password: 'Fresh#2027' }
const loginReply = success({
  token: 'token-that-is-new',
  data: { user_id: USER.id, user_type: 2, name: 'Ravi', forgot_pwd_flag: 0 },
})
const device = (session_id: string, is_current: number) => ({
  session_id,
  device: '',
  last_used_at: '2026-11-22 09:00:00',
  is_current,
})

async function renew(...replies: Reply[]) {
  const old = aSession({ user: USER })
  const request = aRequest('/change-password', { method: 'POST' })
  upstream.replies(...replies)
  const cookie = asSent(await renewOnce(argsOf(request), old, { ...NEW_LOGIN, form: 'form' }))
  const renewed = (await sessionOf(cookie))!
  return { old, renewed, calls: upstream.received().map(({ path, query }) => [path, query.session_id ?? '']) }
}

it('X052 the old session ends, and the renewed session has another id', async () => {
  const { old, renewed } = await renew({ json: loginReply }, { status: 404 })
  expect(renewed.id).not.toBe(old.id)
  const cookie = asSent(await commitSession(old))
  expect(await sessionOf(cookie)).toBeNull()
})

it('X052 ends the remaining sessions one by one if the upstream lists sessions', async () => {
  const sessions = [device('here', 1), device('phone', 0), device('tablet', 0)]
  const { renewed, calls } = await renew(
    { json: loginReply },
    { json: success() },
    { json: success({ sessions }) },
    { json: success() },
  )
  expect(renewed.token).toBe('token-that-is-new')
  expect(calls).toEqual([
    ['/auth/login', ''],
    ['/auth/logout', ''],
    ['/associate/sessions/7101', ''],
    ['/associate/end-session/7101', 'phone'],
    ['/associate/end-session/7101', 'tablet'],
  ])
})

it('X052 ends no listed session if the upstream does not mark the current one', async () => {
  const sessions = [device('one', 0), device('other', 0)]
  const { calls } = await renew({ json: loginReply }, { json: success() }, { json: success({ sessions }) })
  expect(calls.map(([path]) => path)).not.toContain('/associate/end-session/7101')
})

it('X052 if the login returns another person, revokes that person’s token and keeps the old token', async () => {
  const data = { user_id: '7102', user_type: 2, name: 'Teja', forgot_pwd_flag: 0 }
  const { renewed } = await renew(
    { json: success({ token: 'token-of-teja', data }) },
    { json: success() },
    { status: 404 },
  )
  expect(renewed.token).toBe('token-of-ravi')
  expect(upstream.received().slice(0, 2)).toMatchObject([
    { path: '/auth/login' },
    { path: '/auth/logout', headers: { authorization: expect.stringContaining('token-of-teja') as string } },
  ])
})

it.each<[string, Reply[], string]>([
  ['has no call for logout or sessions', [{ json: loginReply }, { status: 404 }], 'token-that-is-new'],
  [
    'rejects the new login',
    [{ json: { status: false, message: 'Wait.' } }, { status: 404 }],
    'token-of-ravi',
  ],
  ['fails', [{ status: 500 }], 'token-of-ravi'],
])('X052 the person stays logged in if the upstream %s', async (_, replies, token) => {
  expect((await renew(...replies)).renewed.token).toBe(token)
})

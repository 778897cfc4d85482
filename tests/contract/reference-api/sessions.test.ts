import { expect, it } from 'vitest'
import { SessionsReply } from '~/contract/sessions'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, queryOf, type Reply, SERVICE_KEY } from './demo-api'
import { later } from './otp'

const api = demoApiForThisFile()

const post = async (path: string, token: string): Promise<Reply> =>
  (await api.request(path, { token })).json()
const sessionsOf = async (who: PersonaKey, token: string) =>
  SessionsReply.parse(await post(`/associate/sessions/${personaOf(who).id}`, token))
const isValid = async (token: string) => (await api.statusOf(token)) === 200
const tokens = (who: PersonaKey, count: number) =>
  Promise.all(Array.from({ length: count }, () => issueToken(api.db, personaOf(who).id, new Date())))

const signIn = async (who: PersonaKey, headers: Record<string, string>): Promise<string> =>
  (await api.logIn(personaOf(who).mobile, undefined, headers)).token

it('M014 logout revokes its own token and no other token', async () => {
  const [token, otherToken] = (await tokens('P1', 2)) as [string, string]
  expect(await post('/auth/logout', token)).toEqual({ status: true, message: 'Logged out.' })
  expect([await isValid(token), await isValid(otherToken)]).toEqual([false, true])
  expect((await api.request('/auth/logout', { token })).status).toBe(401)
})

it('the list has the device of a login only if the portal sent the device, and marks the current session', async () => {
  const token = await signIn('P2', { 'x-service-key': SERVICE_KEY, 'x-client-device': 'Chrome on Android' })
  await signIn('P2', { 'x-client-device': 'Claimed without the service key' })
  const list = await sessionsOf('P2', token)
  const devices = list.map(({ device, isCurrent }) => [device, isCurrent] as const)
  expect(Object.fromEntries(devices)).toEqual({ '': false, 'Chrome on Android': true })
  expect(list).toHaveLength(2)
  expect(JSON.stringify(list)).not.toContain(token)
})

it('records the time of the last use to within five minutes', async () => {
  const [token] = (await tokens('P3', 1)) as [string]
  const lastUse = async () => (await sessionsOf('P3', token))[0]!.lastUsedAt
  const firstUse = await lastUse()
  expect(await later(240, lastUse)).toBe(firstUse)
  const secondUse = await later(330, lastUse)
  expect(secondUse! > firstUse!).toBe(true)
})

it('ends one session, or all of them', async () => {
  const [callerToken, endedToken, thirdToken] = (await tokens('P6', 3)) as [string, string, string]
  const end = (session_id: string) =>
    post(`/associate/end-session/${personaOf('P6').id}${queryOf({ session_id })}`, callerToken)
  const [{ id } = { id: '' }] = (await sessionsOf('P6', endedToken)).filter(({ isCurrent }) => isCurrent)
  expect(await end(id)).toMatchObject({ status: true })
  expect(await Promise.all([callerToken, endedToken, thirdToken].map(isValid))).toEqual([true, false, true])
  expect(await end('all')).toMatchObject({ status: true })
  expect(await Promise.all([callerToken, thirdToken].map(isValid))).toEqual([false, false])
})

it.each(['', '%', '_'.repeat(24), 'a', 'f'.repeat(25)])('the id %j ends no session', async (session_id) => {
  const [token] = (await tokens('P7', 1)) as [string]
  const path = `/associate/end-session/${personaOf('P7').id}${queryOf({ session_id })}`
  expect(await post(path, token)).toMatchObject({ status: false })
  expect(await isValid(token)).toBe(true)
})

it('M030 the id of another person’s session ends no session', async () => {
  const [mine] = (await tokens('P8', 1)) as [string]
  const [theirs] = (await tokens('P9', 1)) as [string]
  const [{ id } = { id: '' }] = await sessionsOf('P9', theirs)
  await post(`/associate/end-session/${personaOf('P8').id}${queryOf({ session_id: id })}`, mine)
  expect(await isValid(theirs)).toBe(true)
})

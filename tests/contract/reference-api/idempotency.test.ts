import { createHash, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { rowOf, rowsOf } from '../../factories/rows'
import { demoApiForThisFile, queryOf } from './demo-api'

const api = demoApiForThisFile()

const P1 = personaOf('P1')
const P10 = personaOf('P10')

const rows = () => rowsOf(api.db, 'idempotency_keys')

beforeEach(async () => {
  await api.db.deleteFrom('idempotency_keys').execute()
})

describe('the calls of the API', () => {
  const setEmail = async (email: string, headers: Record<string, string>, viewer = P10) => {
    const token = await api.tokenOf(viewer.key)
    const path = `/associate/edit-profile/${viewer.id}${queryOf({ email })}`
    const response = await api.request(path, { token, headers })
    return { response, reply: await response.json() }
  }
  const emailOf = async (id: string) => (await rowOf(api.db, 'associates', { id })).email

  it('M025 M210 a repeated write with the same key takes effect once and gets the first reply', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await setEmail('one@mail.example', headers)
    expect(first.reply).toEqual({ status: true, message: 'Profile Updated.' })
    expect(first.response.headers.get('idempotency-replayed')).toBeNull()

    await setEmail('two@mail.example', { 'idempotency-key': randomUUID() })
    const repeated = await setEmail('one@mail.example', headers)
    expect(repeated.reply).toEqual(first.reply)
    expect(repeated.response.headers.get('idempotency-replayed')).toBe('true')
    expect(await emailOf(P10.id)).toBe('two@mail.example')
  })

  it('M240 a key belongs to its associate: other associates can use the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await setEmail('one@mail.example', headers)
    const other = await setEmail('p1-new@mail.example', headers, P1)
    expect(other.response.headers.get('idempotency-replayed')).toBeNull()
    expect(await emailOf(P1.id)).toBe('p1-new@mail.example')
  })

  it.each([
    ['empty', ''],
    ['too short', 'x'.repeat(15)],
    ['too long', 'x'.repeat(101)],
    ['20 KB', 'x'.repeat(20_000)],
    ['with a space', 'with a space in it'],
    ['with a symbol', 'percent-%41-percent'],
  ])('M025 a malformed key gets 400: %s', async (_, key) => {
    const { response, reply } = await setEmail('bad@mail.example', { 'idempotency-key': key })
    expect(response.status).toBe(400)
    expect(reply.status).toBe(false)
    expect(await emailOf(P10.id)).not.toBe('bad@mail.example')
  })

  it('M025 a read ignores the key', async () => {
    const token = await api.tokenOf('P1')
    const headers = { 'idempotency-key': 'x' }
    const response = await api.request(`/associate/get-profile-info/${P1.id}`, { token, headers })
    expect(response.status).toBe(200)
    expect(await rows()).toEqual([])
  })

  it('M025 login ignores the key, so no reply of a login is stored', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const logins = [1, 2].map(() => api.logIn(P1.mobile, undefined, headers))
    const [firstLogin, secondLogin] = await Promise.all(logins)
    expect(firstLogin.token).not.toBe(secondLogin.token)
    expect(await rows()).toEqual([])
  })

  it('M023 M081 the stored record reveals neither key nor password, and the log does not reveal the key', async () => {
    const key = randomUUID()
    const token = await api.tokenOf('P10')
    const query = queryOf({ new_password: 'Geheim@7', new_password_confirmation: 'Geheim@7' })
    const path = `/associate/profile/change-password/${P10.id}${query}`
    api.takeLog()
    const response = await api.request(path, { token, headers: { 'idempotency-key': key } })
    expect(await response.json()).toMatchObject({ status: true })
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row?.key).toBe(createHash('sha256').update(key).digest('hex'))
    expect(row?.fingerprint).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(key)
    expect(JSON.stringify(row)).not.toMatch(/Geheim/)
    expect(api.takeLog()).not.toContain(key)
  })
})

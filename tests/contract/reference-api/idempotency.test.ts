import { Hono } from 'hono'
import { createHash, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/v4'
import { timestampInIndia } from '~/domain/dates'
import { type Call, call, type CallContext, type Reply } from '../../../reference-api/call'
import { removeExpiredKeys } from '../../../reference-api/db/queries/idempotency-keys'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { type ApiEnv, type CallDependencies, handleCall } from '../../../reference-api/handle-request'
import { Refusal } from '../../../reference-api/refusal'
import { NO_OTP_LIMITS } from '../../../reference-api/rules/otp'
import { rowOf, rowsOf } from '../../factories/rows'
import { demoApiForThisFile, queryOf, TODAY } from './demo-api'

const api = demoApiForThisFile()

const P1 = personaOf('P1')
const P10 = personaOf('P10')
const KEY = 'key-of-these-tests-1'

const rows = () => rowsOf(api.db, 'idempotency_keys')

beforeEach(async () => {
  await api.db.deleteFrom('idempotency_keys').execute()
})

describe('a write', () => {
  let runs = 0
  let effect: () => Promise<Reply>
  let now: Date
  const succeed = async (): Promise<Reply> => ({ status: true, message: `run ${runs}` })

  const terms = { summary: '', reply: z.unknown(), effect: 'write' } as const
  const write = async (context: Pick<CallContext<string, unknown>, 'write'>) => {
    runs += 1
    return context.write(async (db) => {
      const row = { key: `run ${randomUUID()}`, value: 'x' }
      await db.insertInto('meta').values(row).execute()
      return effect()
    })
  }
  const plain = call('POST', '/plain', terms, write)
  const form = call('POST', '/form', { ...terms, body: 'multipart' }, write)
  const json = call('POST', '/json', { ...terms, body: 'json' }, write)

  const dependencies = (): CallDependencies => ({
    db: api.db,
    publicUrl: null,
    deliverOtp: () => {},
    otpPolicy: { digits: 4, limits: NO_OTP_LIMITS, mailsCodes: false },
    recordsEvents: false,
    hasOffice: true,
    runImport: () => Promise.reject(new Error('not used')),
    today: () => TODAY,
    now: () => now,
  })

  /** An API with only these calls, called by a person with a token. */
  function apiOf(...calls: Call[]) {
    const app = new Hono<ApiEnv>()
    app.use((context, next) => {
      context.set('viewer', { id: P1.id, tokenHash: '' })
      return next()
    })
    app.onError((_, context) => context.json({ status: false }, 500))
    for (const apiCall of calls)
      app.post(apiCall.path, (context) => handleCall(apiCall, context, dependencies()))
    return async (path: string, body?: string | FormData, key = KEY) => {
      const response = await app.request(path, { method: 'POST', body, headers: { 'idempotency-key': key } })
      return { status: response.status, reply: await response.json() }
    }
  }

  const send = apiOf(plain, form, json)
  const countEffects = async () =>
    (await api.db.selectFrom('meta').select('key').where('key', 'like', 'run %').execute()).length
  const passTime = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  const FIRST_RUN = { status: 200, reply: { status: true, message: 'run 1' } }

  beforeEach(async () => {
    runs = 0
    effect = succeed
    now = new Date('2026-11-21T06:00:00Z')
    await api.db.deleteFrom('meta').where('key', 'like', 'run %').execute()
  })

  it('M210 of ten simultaneous requests with one key, one runs; the others get the same reply or 409', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => send('/plain')))
    expect(runs).toBe(1)
    expect(await countEffects()).toBe(1)
    for (const response of responses) if (response.status !== 409) expect(response).toEqual(FIRST_RUN)
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(await send('/plain')).toEqual(FIRST_RUN)
  })

  it.each([
    ['the query', '/plain?a=1', '/plain?a=2', undefined, undefined],
    ['the path', '/plain', '/json', undefined, undefined],
    ['the body', '/json', '/json', '{"a":1}', '{"a":2}'],
    ['a missing body to {}', '/json', '/json', undefined, '{}'],
    ['the value of a field', '/form', '/form', aForm({ a: '1' }), aForm({ a: '2' })],
    ['the name of a field', '/form', '/form', aForm({ a: '1' }), aForm({ b: '1' })],
    ['the border of two fields', '/form', '/form', aForm({ a: '1', b: '2' }), aForm({ a: '1b', '': '2' })],
    ['the bytes of a file', '/form', '/form', aForm({ a: aFile('x') }), aForm({ a: aFile('y') })],
    ['the name of a file', '/form', '/form', aForm({ a: aFile('x') }), aForm({ a: aFile('x', 'b') })],
    ['a text field to a file', '/form', '/form', aForm({ a: 'x' }), aForm({ a: aFile('x') })],
  ])('M025 with the same key, a change of %s gets 422', async (_, path, otherPath, body, otherBody) => {
    expect(await send(path, body)).toEqual(FIRST_RUN)
    expect((await send(otherPath, otherBody)).status).toBe(422)
    expect(await countEffects()).toBe(1)
  })

  it('M025 a failed effect stores nothing, and its key can be used again', async () => {
    effect = () => Promise.reject(new Refusal('No.'))
    expect(await send('/plain')).toEqual({ status: 200, reply: { status: false, message: 'No.' } })
    effect = () => Promise.reject(new Error('broken'))
    expect((await send('/plain')).status).toBe(500)
    expect(await countEffects()).toBe(0)
    expect(await rows()).toEqual([])
    effect = succeed
    expect(await send('/plain')).toMatchObject({ status: 200, reply: { status: true } })
    expect(await countEffects()).toBe(1)
  })

  it('M025 after a minute, a retry takes over a request that a crash left unfinished', async () => {
    const key = createHash('sha256').update(KEY).digest('hex')
    const unfinished = { associate_id: P1.id, key, fingerprint: 'of another request' }
    const created_at = timestampInIndia(now)
    await api.db
      .insertInto('idempotency_keys')
      .values({ ...unfinished, created_at })
      .execute()
    passTime(59)
    expect((await send('/plain')).status).toBe(422)
    passTime(1)
    expect(await send('/plain')).toEqual(FIRST_RUN)
  })

  it('M025 a request slower than a minute has no effect after another request took over', async () => {
    const slow = call('POST', '/slow', terms, async (context) => {
      const isFirst = runs === 0
      if (isFirst) {
        runs += 1
        passTime(61)
        expect((await sendSlow('/slow')).status).toBe(200)
      }
      return write(context)
    })
    const sendSlow = apiOf(slow)
    expect((await sendSlow('/slow')).status).toBe(409)
    expect(runs).toBe(3)
    expect(await countEffects()).toBe(1)
  })

  it('M025 stores a reply for 24 hours; afterwards the key counts as new', async () => {
    await send('/plain')
    passTime(24 * 3600 - 1)
    expect(await send('/plain')).toEqual(FIRST_RUN)
    passTime(1)
    expect(await send('/plain')).toMatchObject({ reply: { message: 'run 2' } })
    expect(await countEffects()).toBe(2)
  })

  it('M025 removes expired keys and no others', async () => {
    await send('/plain')
    passTime(3600)
    await send('/plain', undefined, 'another-key-of-tests')
    await removeExpiredKeys(api.db, new Date(now.getTime() + 23 * 3600 * 1000))
    expect(await rows()).toHaveLength(1)
    const other = await send('/plain', undefined, 'another-key-of-tests')
    expect(other).toMatchObject({ reply: { message: 'run 2' } })
  })
})

function aForm(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

function aFile(content: string, name = 'a') {
  return new File([content], name, { type: 'image/png' })
}

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

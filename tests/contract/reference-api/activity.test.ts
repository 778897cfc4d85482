import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ActivityReply } from '~/contract/activity'
import { moveUser, setLevel } from '../../../reference-api/data/user-changes'
import { setPassword } from '../../../reference-api/data/users'
import { isSqlite } from '../../../reference-api/db/dialect'
import { recordActivity, recordOpenedFeed } from '../../../reference-api/db/queries/activity'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import { DEMO_PASSWORD, type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { rowOf, rowsOf } from '../../factories/rows'
import { demoApiForEachTest, P1, P2, queryOf, type Reply, SERVICE_KEY } from './demo-api'
import { later } from './otp'

const PORTAL = {
  'x-service-key': SERVICE_KEY,
  'x-client-device': 'Chrome on Android',
  'x-forwarded-for': '203.0.113.77',
}

const api = demoApiForEachTest()

const listOf = async (who: PersonaKey, query = {}) =>
  ActivityReply.parse(await api.own(who, 'activity', query))
const login = (who: PersonaKey, password = DEMO_PASSWORD, headers: Record<string, string> = PORTAL) =>
  api.logIn(personaOf(who).mobile, password, headers)
const postAs = async (token: string, path: string): Promise<Reply> =>
  (await api.request(path, { token })).json()
const addEntry = (id: string, at = new Date()) =>
  recordActivity(api.db, id, { kind: 'password' }, { device: null, address: null, now: at })

describe('recording', () => {
  it('X050 records logins and failed logins; records device and shortened IP address only if the request has the service key', async () => {
    await login('P2')
    await login('P2', 'wrong password')
    await login('P2', DEMO_PASSWORD, { ...PORTAL, 'x-service-key': 'guessed' })
    const list = await listOf('P2')
    const known = { device: 'Chrome on Android', address: '203.0.113.x' }
    const expected = [
      { kind: 'login', device: '', address: '' },
      { kind: 'login failed', ...known },
    ]
    expect(list).toMatchObject([...expected, { kind: 'login', ...known }])
    expect(JSON.stringify(await rowsOf(api.db, 'activity'))).not.toMatch(/wrong|77/)
  })

  it('X050 records at most 30 failed logins a day', async () => {
    for (let tries = 0; tries < 33; tries++) await login('P3', 'wrong password')
    expect((await listOf('P3', { per_page: 100 })).length).toBe(30)
  })

  it('X050 records a change once, with the device of the session and masked values; a refused change is not recorded', async () => {
    const { token } = await login('P2')
    const edit = (email: string) => postAs(token, `/associate/edit-profile/${P2}${queryOf({ email })}`)
    await edit('ravi.new@example.com')
    await edit('ravi.new@example.com')
    await edit('nonsense')
    const [row, ...earlier] = await listOf('P2')
    expect(row).toMatchObject({ kind: 'email', device: 'Chrome on Android', after: 'r…@example.com' })
    expect(earlier.map(({ kind }) => kind)).toEqual(['login'])
  })

  it('X050 records when a cash bill is accepted and received; the bill stores the same times', async () => {
    const bill = await rowOf(api.db, 'commission_bills', { cash_status_id: 1, associate_id: P1 })
    expect(bill.cash_accepted_at).toBeNull()
    const query = (status: number) => queryOf({ comm_ids: bill.id, cash_cmsn_bill_status: status })
    const save = (status: number) => api.post('P1', `/associate/save-cash-cmsn-paid-bills${query(status)}`)
    // Uses a fixed clock, because the bill and its activity are written one after the other.
    for (const status of [1, 2]) expect((await later(0, () => save(status))).status).toBe(true)
    const savedBill = await rowOf(api.db, 'commission_bills', { id: bill.id })
    const list = await listOf('P1')
    expect(list.map(({ kind }) => kind)).toEqual(['cash received', 'cash accepted'])
    for (const { detail } of list) expect(detail).toBe(`bill CB-${bill.id}`)
    expect([savedBill.cash_received_at, savedBill.cash_accepted_at]).toEqual(list.map(({ at }) => at))
  })

  it('X050 the office’s changes are recorded; its refused changes are not', async () => {
    await setPassword(api.db, P2, 'Marigold-7-Lantern')
    await setLevel(api.db, P2, '4')
    await expect(moveUser(api.db, P2, P2)).rejects.toThrow('cycle')
    const expected = [
      { kind: 'level', after: '4' },
      { kind: 'password by office', after: '' },
    ]
    expect(await listOf('P2')).toMatchObject(expected)
  })

  it('X050 records a reported download with its file name and the device of the session; bad names are rejected', async () => {
    const { token } = await login('P2')
    const record = async (query: { file?: string }) =>
      (await postAs(token, `/associate/record-download/${P2}${queryOf(query)}`)).status
    expect(await record({ file: 'payments.csv' })).toBe(true)
    expect(await record({})).toBe(false)
    expect(await record({ file: 'x'.repeat(10_000) })).toBe(false)
    const [row, ...earlier] = await listOf('P2')
    expect(row).toMatchObject({ kind: 'download', detail: 'payments.csv', device: 'Chrome on Android' })
    expect(earlier.map(({ kind }) => kind)).toEqual(['login'])
  })

  it('X050 opening a calendar feed is recorded once a day', async () => {
    for (const day of [21, 21, 22]) await recordOpenedFeed(api.db, P2, new Date(`2026-11-${day}T06:00:00Z`))
    expect((await listOf('P2')).map(({ kind }) => kind)).toEqual(Array(2).fill('calendar feed opened'))
  })
})

it('X050 the database refuses updates and deletes of activity', async () => {
  await addEntry(P2)
  const { db } = api
  await expect(db.updateTable('activity').set({ kind: 'login' }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('activity').execute()).rejects.toThrow('append-only')
  const { id } = await db.selectFrom('activity').select('id').executeTakeFirstOrThrow()
  const row = { id, associate_id: P2, at: '2026-11-21 00:00:00', kind: 'login' as const, details: '{}' }
  await expect(db.replaceInto('activity').values(row).execute()).rejects.toThrow()
  // SQLite has no `truncate`.
  await expect(sql`truncate activity`.execute(db)).rejects.toThrow(isSqlite(db) ? 'syntax' : 'append-only')
  expect((await listOf('P2')).map(({ kind }) => kind)).toEqual(['password'])
})

it('X051 "This wasn’t me" ends the other sessions, and is recorded', async () => {
  const now = new Date()
  const [ownToken, otherToken, tokenOfP1] = await Promise.all(
    [P2, P2, P1].map((id) => issueToken(api.db, id, now)),
  )
  const reply = await postAs(ownToken!, `/associate/not-me/${P2}`)
  expect(reply).toMatchObject({ status: true, sessions: 1 })
  const statuses = await Promise.all([ownToken, otherToken, tokenOfP1].map((token) => api.statusOf(token)))
  expect(statuses).toEqual([200, 401, 200])
  expect((await listOf('P2')).map(({ kind, detail }) => [kind, detail])).toEqual([['not me', '1']])
})

it('X050 entries are newest first, and no entry is skipped or repeated between pages', async () => {
  const ENTRIES = 45
  for (let row = 0; row < ENTRIES; row++) await addEntry(P2, new Date(Date.UTC(2026, 10, 1, 0, row)))
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listOf('P2', { page })))
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5, 0])
  const moments = pages.flat().map(({ at }) => at!)
  expect(moments).toEqual(moments.toSorted().toReversed())
  expect(new Set(moments).size).toBe(ENTRIES)
})

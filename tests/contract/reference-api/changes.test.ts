import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ChangesReply } from '~/contract/changes'
import { timestampInIndia } from '~/domain/dates'
import { addChanges } from '../../../reference-api/db/queries/changes'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import { registerVisit } from '../../../reference-api/db/queries/visits'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { CANCELLED } from '../../../reference-api/rules/booking-status'
import { sqliteInGate } from '../../factories/cases'
import { rowOf, rowsOf, setRows } from '../../factories/rows'
import { type DemoApi, openDemoApi, P1, queryOf, type Reply, TODAY } from './demo-api'

const START = new Date(`${TODAY}T06:00:00Z`)

let api: DemoApi
let now: Date

beforeEach(() => {
  now = START
})

const open = async () => {
  api = await openDemoApi()
}
const close = () => api.db.destroy()

/** A new app on the same database, as in another process or after a restart. */
const newProcess = () => api.appWith({ now: () => now })

async function changes(
  viewer: PersonaKey,
  query: Record<string, string | number> = {},
  { of = viewer, app = newProcess() } = {},
): Promise<Reply> {
  const token = await issueToken(api.db, personaOf(viewer).id, now)
  const path = `/associate/changes/${personaOf(of).id}${queryOf(query)}`
  return (await app.request(path, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).json()
}

const passTime = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const visitOf = async (id: string) => (await rowsOf(api.db, 'visits', { associate_id: id }))[0]

describe('visits', () => {
  beforeEach(open)
  afterEach(close)

  it('X040 an associate’s first visit has no changes', sqliteInGate, async () => {
    await api.db.deleteFrom('visits').execute()
    const firstReply = await changes('P1')
    expect(firstReply).toMatchObject({ status: true, since: null, total: 0, rows: [] })
    passTime(5)
    expect(await changes('P1')).toEqual(firstReply)
    const lastSeen = timestampInIndia(now)
    passTime(31)
    expect(await changes('P1')).toMatchObject({ since: lastSeen })
  })

  it('X040 reloading, another device, another process and a restart do not begin another visit', async () => {
    const firstReply = await changes('P1')
    expect(await changes('P1')).toEqual(firstReply)
    for (let visited = 0; visited < 4; visited++) {
      passTime(29)
      expect(await changes('P1')).toEqual(firstReply)
    }
    const lastSeen = timestampInIndia(now)
    passTime(31)
    expect((await changes('P1')).since).toBe(lastSeen)
  })

  it('X040 simultaneous requests begin one visit', async () => {
    const { last_seen_at: previousVisit } = (await visitOf(P1))!
    const sinceOfTen = () => Promise.all(Array.from({ length: 10 }, () => registerVisit(api.db, P1, now)))
    expect(new Set(await sinceOfTen())).toEqual(new Set([previousVisit]))
    const visit = { associate_id: P1, last_seen_at: timestampInIndia(now), previous_visit_at: previousVisit }
    expect(await visitOf(P1)).toEqual(visit)
    await api.db.deleteFrom('visits').execute()
    expect(new Set(await sinceOfTen())).toEqual(new Set([null]))
  })

  it('X040 stores a visit once a minute, and none for a call with `since`', sqliteInGate, async () => {
    await changes('P1')
    const visit = await visitOf(P1)
    passTime(0.9)
    await changes('P1')
    passTime(40)
    await changes('P1', { since: '2026-11-01 00:00:00' })
    expect(await visitOf(P1)).toEqual(visit)
  })
})

describe('changes', () => {
  beforeEach(open)
  afterEach(close)

  it('X040 lists a decision, and a cancellation recorded twice once', sqliteInGate, async () => {
    const booking = await rowOf(api.db, 'bookings', { seller_id: P1, status_id: CANCELLED })
    const rejected = { associate_id: P1, status: 'rejected', reason: 'Wrong name' } as const
    await setRows(api.db, 'bank_change_requests', {}, rejected)
    const { requested_at } = await rowOf(api.db, 'bank_change_requests')
    const at = `${TODAY} 11:00:00`
    const cancellation = { associate_id: P1, kind: 'cancellation' as const, key: booking.code }
    await addChanges(
      api.db,
      [cancellation, cancellation, { associate_id: P1, kind: 'decision', key: requested_at }],
      at,
    )
    const { rows } = await changes('P1', { since: at })
    expect(rows).toEqual([
      expect.objectContaining({
        kind: 'cancellation',
        recorded_at: at,
        booking_id: booking.id,
        plot_id: booking.plot_id,
        customer_name: booking.customer_name,
      }),
      expect.objectContaining({ kind: 'decision', subject: 'bank details', outcome: 'rejected' }),
    ])
  })

  it('X040 omits the changes of a booking that moved to another associate', async () => {
    const { rows } = await changes('P1')
    const [{ kind, booking_id: movedId }] = rows
    expect(kind).toBe('receipt')
    await setRows(api.db, 'bookings', { id: movedId }, { seller_id: personaOf('P2').id })
    const afterMove = await changes('P1')
    expect(afterMove.rows).toEqual(rows.filter(({ booking_id }: Reply) => booking_id !== movedId))
    expect(afterMove.total).toBe(afterMove.rows.length)
  })
})

// These tests can share one database, because a call with `since` stores no visit and a refused call stores nothing.
describe('changes since a moment', () => {
  beforeAll(open)
  afterAll(close)

  it('X040 lists own receipts, paid bills and cash bills, newest first', async () => {
    const reply = await changes('P1', { since: '2026-11-01 00:00:00', per_page: 30 })
    ChangesReply.parse(reply)
    expect(reply.total).toBe(20)
    const rows = reply.rows.map((row: Reply) => [
      row.recorded_at,
      row.kind,
      row.receipt_no ?? row.bill_no,
      row.amount,
    ])
    expect(rows).toHaveLength(20)
    expect(rows.slice(0, 3)).toEqual([
      ['2026-11-21 00:00:00', 'receipt', 'MBG-05076', 235_000],
      ['2026-11-17 18:30:00', 'bill', 'CB-422', 7_919],
      ['2026-11-10 18:30:00', 'receipt', 'NMG-05052', 30_464],
    ])
    const moments = rows.map(([at]: string[]) => at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    const { rows: older } = await changes('P1', { since: '2026-10-01 00:00:00', per_page: 100 })
    expect(older.map(({ kind }: Reply) => kind)).toContain('payment')
  })

  it.each([
    ['soon', 'since is not a moment'],
    ['2026-02-31 10:00:00', 'since is not a moment'],
    ['2026-11-21', 'since is not a moment'],
    ['2026-11-21 10:00:00\0', 'since contains a character'],
    ['2026-11-21 11:30:01', 'since is in the future'],
    ['2026-11-21T06:00:01Z', 'since is in the future'],
  ])('X040 refuses since=%j', async (since, message) => {
    const reply = await changes('P1', { since })
    expect(reply.status).toBe(false)
    expect(reply.message).toContain(message)
  })

  it('X040 accepts a time in UTC, in the zone of India or without a zone', async () => {
    const expected = await changes('P1', { since: '2026-11-20 23:30:00' })
    expect(expected.rows.length).toBeGreaterThan(0)
    for (const since of ['2026-11-20T18:00:00.000Z', '2026-11-20T23:30:00+05:30', '2026-11-20T23:30:00'])
      expect(await changes('P1', { since })).toEqual(expected)
  })
})

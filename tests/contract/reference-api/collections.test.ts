import { describe, expect, it } from 'vitest'
import type { PersonaKey } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { CANCELLED, REGISTERED } from '../../../reference-api/rules/booking-status'
import { setRows } from '../../factories/rows'
import { demoApiForThisFile, openDemoApi, P1, type Reply, sum, TODAY } from './demo-api'
import { goldenBooking } from './golden'

// The rules of windows, arrears and released commission have tests beside them. The amounts are those of the demo data.

const SCOPES = ['own', 'team'] as const

type Scope = (typeof SCOPES)[number]
type Query = Record<string, string | number | undefined>

const api = demoApiForThisFile()

const collections = (viewer: PersonaKey, query: Query = {}) => api.own(viewer, 'collections', query)

async function allRows(viewer: PersonaKey, query: Query, rowsPerPage = 7): Promise<Reply[]> {
  const rows: Reply[] = []
  for (let page = 1; ; page++) {
    const reply = await collections(viewer, { ...query, page, per_page: rowsPerPage })
    expect(reply.status).toBe(true)
    rows.push(...reply.rows)
    if (reply.rows.length < rowsPerPage) return rows
  }
}

it.each([
  ['P1', 'own', undefined, [6, 6_732_460], [1, 2_976_708], [0, 0], [21, 1_475_453], [21, 2_837_669]],
  ['P1', 'own', 4, [3, 258_767], [1, 2_976_708], [0, 0], [9, 754_265], [9, 1_439_671]],
  ['P1', 'team', undefined, [15, 9_429_172], [0, 0], [0, 0], [25, 2_247_163], [25, 4_417_404]],
  ['P2', 'team', 4, [13, 1_755_253], [1, 2_976_708], [0, 0], [54, 4_701_904], [54, 9_334_949]],
  ['P3', 'own', undefined, [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]],
] as const)(
  'X020 for %s with scope %s and project %s, counts and sums each window, whose pages list each booking once, by due day',
  async (viewer, scope, project_id, ...windows) => {
    for (const [index, window] of (await collections(viewer, { scope, project_id })).windows.entries()) {
      expect([window.count, window.amount]).toEqual(windows[index])
      const rows = await allRows(viewer, { scope, project_id, window: window.window })
      expect([rows.length, sum(rows.map(({ amount }) => amount))]).toEqual(windows[index])
      expect(new Set(rows.map(({ booking_id }) => booking_id)).size).toBe(rows.length)
      const days = rows.map(({ due_on }) => due_on)
      expect(days).toEqual(days.toSorted())
    }
  },
)

it('X020 sorts all pages by amount or due day in both orders, and equal rows by booking id', async () => {
  const rows = await allRows('P2', { scope: 'team', window: 'month' })
  for (const sort of ['amount', 'due_on'] as const)
    for (const [order, sign] of Object.entries({ asc: 1, desc: -1 })) {
      const compare = (a: Reply, b: Reply) => sign * (Number(a[sort] > b[sort]) - Number(a[sort] < b[sort]))
      const expected = rows.toSorted((a, b) => compare(a, b) || a.booking_id - b.booking_id)
      expect(await allRows('P2', { scope: 'team', window: 'month', sort, order }, 25)).toEqual(expected)
    }
})

it('X023 the forecast has twelve months from today, without overdue money', async () => {
  const { forecast } = await collections('P1', { forecast: 1 })
  expect(forecast).toHaveLength(12)
  expect(forecast[0]).toEqual({ month: '2026-11', count: 1, amount: 2_976_708, commission: 222_772 })
  expect(forecast[1]).toEqual({ month: '2026-12', count: 21, amount: 1_475_453, commission: 96_418 })
  expect(forecast[11]).toEqual({ month: '2027-10', count: 18, amount: 1_324_305, commission: 86_229 })
  expect((await collections('P1')).forecast).toBeUndefined()
})

/*
 * The golden booking (P1, project 4, 36 EMIs of 76,700, twelve paid) on 21-Nov-26: EMI 13 was due on 10-Nov, 11 days ago; EMI 14 and 15 are
 * due on 10-Dec and 10-Jan. If nothing is paid, EMI 15 is the third consecutive unpaid EMI, and the booking is cancelled a day later.
 * The booking amount pays 10,000 of the premium of 100,000. An EMI pays 90,000/36 = 2,500 of the premium and 421,200/36 = 11,700 of the
 * EMI charges. Neither earns commission. The rest of the EMI, 62,500, is its sale part. P1 gets 6.88 % of the sale part: 4,300. Each
 * associate above P1 gets 1.92 %: 1,200. P1's unpaid commission is 172,000 − 68,800 = 103,200, which is 24 times 4,300.
 */
describe('the golden booking', () => {
  const golden = async (viewer: PersonaKey, scope: Scope, window: string) =>
    (await allRows(viewer, { scope, window })).find((row) => row.customer_name === GOLDEN_CUSTOMER)

  it('X020 has one overdue instalment, and the next instalments in later windows', async () => {
    const plot = { plot_no: '24', project_id: 4, project_name: 'Mango Bloom Gardens', agent_id: P1 }
    const emi13 = { instalment: 'EMI 13', instalments: 1, due_on: '2026-11-10', amount: 76_700 }
    const late = { days_late: 11, unpaid_in_a_row: 1, cancels_on: '2027-01-11' }
    const overdue = { ...plot, ...emi13, ...late, commission: 4_300 }
    expect(await golden('P1', 'own', 'overdue')).toMatchObject(overdue)
    // The window of the quarter is from 22-Dec to 19-Feb, so it includes EMI 15 and 16.
    for (const [window, instalment, due_on, instalments] of [
      ['month', 'EMI 14', '2026-12-10', 1],
      ['quarter', 'EMI 15', '2027-01-10', 2],
    ] as const) {
      const sums = { instalments, amount: instalments * 76_700, commission: instalments * 4_300 }
      const unpaid = { days_late: 0, unpaid_in_a_row: 1, cancels_on: '2027-01-11' }
      expect(await golden('P1', 'own', window)).toMatchObject({ instalment, due_on, ...sums, ...unpaid })
    }
    for (const window of ['today', 'week']) expect(await golden('P1', 'own', window)).toBeUndefined()
  })

  it('X020 is in the seller’s own list, and in the upline’s team list with the upline’s commission, but in no other list', async () => {
    expect(await golden('P2', 'team', 'overdue')).toMatchObject({ amount: 76_700, commission: 1_200 })
    expect(await golden('P2', 'own', 'overdue')).toBeUndefined()
    expect(await golden('P1', 'team', 'overdue')).toBeUndefined()
  })

  it('X023 earns P1 4,300 and the upline 1,200 in each of the next eleven months', async () => {
    const separate = await openDemoApi()
    const { id } = await goldenBooking(separate.db)
    await separate.db.updateTable('bookings').set({ status_id: CANCELLED }).where('id', '<>', id).execute()
    const forecast = async (viewer: PersonaKey, scope: Scope) =>
      (await separate.own(viewer, 'collections', { scope, forecast: 1 })).forecast
    const own: Reply[] = await forecast('P1', 'own')
    const team: Reply[] = await forecast('P2', 'team')
    expect(own[0]).toEqual({ month: '2026-11', count: 0, amount: 0, commission: 0 })
    expect(own[11]).toEqual({ month: '2027-10', count: 1, amount: 76_700, commission: 4_300 })
    expect(own.map(({ commission }) => commission)).toEqual([0, ...Array<number>(11).fill(4_300)])
    expect(team.map(({ commission }) => commission)).toEqual([0, ...Array<number>(11).fill(1_200)])
    expect(sum((await forecast('P1', 'team')).map((month: Reply) => month.count))).toBe(0)
    await separate.db.destroy()
  })
})

it('X020 a call without parameters returns the first page of own overdue customers', async () => {
  const defaults = { scope: 'own', window: 'overdue', page: 1, per_page: 20, forecast: 0 }
  const reply = await collections('P1', defaults)
  for (const query of [{}, { scope: '', window: '' }]) expect(await collections('P1', query)).toEqual(reply)
})

it('X020 a page after the last is empty, with the same counts', async () => {
  for (const scope of SCOPES) {
    const reply = await collections('P2', { scope, window: 'quarter', page: 999_999, per_page: 100 })
    expect(reply).toEqual({ ...(await collections('P2', { scope, window: 'quarter' })), rows: [] })
  }
  const hundred = await collections('P2', { scope: 'team', window: 'quarter', per_page: 100 })
  expect(hundred.rows).toHaveLength(100)
})

describe('a change in the office', () => {
  it('X020 the next own and team lists omit paid, cancelled and registered bookings; without a limit of unpaid instalments, no row has a cancellation date', async () => {
    const separate = await openDemoApi()
    const list = (viewer: PersonaKey, scope: Scope) =>
      separate.own(viewer, 'collections', { scope, per_page: 100 })
    const ids = (reply: Reply) => reply.rows.map((row: Reply) => row.booking_id)
    for (const [viewer, scope] of [['P1', 'own'] as const, ['P2', 'team'] as const]) {
      const [paidId, cancelledId, registeredId] = ids(await list(viewer, scope))
      const instalments = separate.db.updateTable('instalments').where('booking_id', '=', paidId)
      const pay = (unpaid: number) =>
        instalments.set(({ eb }) => ({ paid_rupees: eb('amount_rupees', '-', unpaid) })).execute()
      await pay(1)
      const row = (await list(viewer, scope)).rows.find(({ booking_id }: Reply) => booking_id === paidId)
      // One rupee of each instalment is unpaid.
      expect(row.amount).toBe(row.instalments)
      await pay(0)
      expect(ids(await list(viewer, scope))).not.toContain(paidId)
      await setRows(separate.db, 'bookings', { id: cancelledId }, { status_id: CANCELLED })
      await setRows(separate.db, 'bookings', { id: registeredId }, { status_id: REGISTERED })
      const remaining = ids(await list(viewer, scope))
      for (const id of [cancelledId, registeredId]) expect(remaining).not.toContain(id)
      await setRows(separate.db, 'bookings', {}, { cancel_after_unpaid: null })
      for (const { cancels_on } of (await list(viewer, scope)).rows) expect(cancels_on).toBeNull()
    }
    await separate.db.destroy()
  })

  it('X020 registration charges are never counted', async () => {
    const separate = await openDemoApi()
    const fetchTeam = () => separate.own('P2', 'collections', { scope: 'team', forecast: 1 })
    const replyBefore = await fetchTeam()
    const dueToday = { due_on: TODAY, amount_rupees: 99_999, paid_rupees: 0 }
    await setRows(separate.db, 'instalments', { kind: 'registration' }, dueToday)
    expect(await fetchTeam()).toEqual(replyBefore)
    await separate.db.destroy()
  })
})

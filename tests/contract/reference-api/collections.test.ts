import { beforeAll, describe, expect, it } from 'vitest'
import { CollectionsReply } from '~/contract/collections'
import type { Row } from '../../../reference-api/schema'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { BOOKED, CANCELLED, REGISTERED } from '../../../reference-api/rules/booking-status'
import { arrearsOf } from '../../../reference-api/rules/cancellation'
import { windowsOn } from '../../../reference-api/rules/collection-windows'
import { pricePartsOf } from '../../../reference-api/rules/receipt-parts'
import { releasedCommission } from '../../../reference-api/rules/released-commission'
import {
  allBookings,
  demoApiForThisFile,
  openDemoApi,
  queryOf,
  type Reply,
  type SoldPlot,
  sum,
  teamOf,
  TODAY,
} from './demo-api'

const VIEWERS = ['P1', 'P2', 'P3'] as const
const SCOPES = ['own', 'team'] as const
const WINDOWS = ['overdue', 'today', 'week', 'month', 'quarter'] as const
/** Of the demo data. The rules have tests beside them; this file proves that the API's SQL follows them. */
const CANCELLATION = { afterUnpaid: 3, afterDays: 1 }

type Scope = (typeof SCOPES)[number]
type Query = Record<string, string | number | undefined>

const api = demoApiForThisFile()
let bookings: SoldPlot[]
let instalmentsOf: Map<number, Row<'instalments'>[]>
let linesOf: Map<number, Row<'commission_lines'>[]>

beforeAll(async () => {
  bookings = await allBookings(api.db)
  instalmentsOf = byBooking(
    await api.db.selectFrom('instalments').selectAll().orderBy('due_on').orderBy('id').execute(),
  )
  linesOf = byBooking(await api.db.selectFrom('commission_lines').selectAll().execute())
})

function byBooking<Item extends { booking_id: number }>(rows: Item[]): Map<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const row of rows) groups.set(row.booking_id, [...(groups.get(row.booking_id) ?? []), row])
  return groups
}

const collections = (viewer: PersonaKey, query: Query = {}, of: PersonaKey = viewer) =>
  api.post(viewer, `/associate/collections/${personaOf(of).id}${queryOf(query)}`)

const DAY_MS = 86_400_000
const daysFromToday = (day: string) => (Date.parse(day) - Date.parse(TODAY)) / DAY_MS

const windowOf = (day: string) =>
  Object.entries(windowsOn(TODAY)).find(([, { from, to }]) => from <= day && day <= to)?.[0] ?? 'later'

const openAmount = (row: Row<'instalments'>) => row.amount_rupees - row.paid_rupees
const compare = (a: string | number, b: string | number) => Number(a > b) - Number(a < b)

async function bookingsIn(viewer: PersonaKey, scope: Scope, project?: number): Promise<SoldPlot[]> {
  const { id } = personaOf(viewer)
  const below = await teamOf(api.db, id)
  below.delete(id)
  return bookings.filter(
    (booking) =>
      booking.status_id === BOOKED &&
      (scope === 'own' ? booking.seller_id === id : below.has(booking.seller_id)) &&
      (project === undefined || booking.project_id === project),
  )
}

const scheduleOf = (booking: SoldPlot) =>
  (instalmentsOf.get(booking.id) ?? []).filter((row) => row.kind !== 'registration' && row.amount_rupees > 0)

const lineOf = (booking: SoldPlot, viewer: PersonaKey) =>
  linesOf.get(booking.id)?.find((line) => line.associate_id === personaOf(viewer).id)

function commission(
  booking: SoldPlot,
  rows: Row<'instalments'>[],
  viewer: PersonaKey,
  alreadyReleased = 0,
): number {
  const line = lineOf(booking, viewer)
  if (!line) return 0
  const open = (isBooking: boolean) =>
    sum(rows.filter(({ kind }) => (kind === 'booking') === isBooking).map(openAmount))
  return releasedCommission(
    pricePartsOf(booking),
    { netRupees: line.net_rupees, paidRupees: line.paid_rupees + alreadyReleased },
    { bookingRupees: open(true), balanceRupees: open(false) },
  )
}

function expectedRow(booking: SoldPlot, window: string, viewer: PersonaKey) {
  const schedule = scheduleOf(booking)
  const due = schedule.filter((row) => openAmount(row) > 0 && windowOf(row.due_on) === window)
  const [firstDue] = due
  if (!firstDue) return null
  const { unpaidInARow, cancelsOn } = arrearsOf(
    schedule.map((row) => ({ dueOn: row.due_on, isUnpaid: openAmount(row) > 0 })),
    CANCELLATION,
    TODAY,
  )
  return {
    booking_id: booking.id,
    customer_name: booking.customer_name,
    customer_mobile: booking.customer_mobile ?? '',
    plot_no: booking.plot_number,
    project_id: booking.project_id,
    project_name: booking.project_name,
    agent_id: booking.seller_id,
    agent_name: booking.seller_name,
    instalment: firstDue.label,
    instalments: due.length,
    due_on: firstDue.due_on,
    amount: sum(due.map(openAmount)),
    days_late: Math.max(0, -daysFromToday(firstDue.due_on)),
    unpaid_in_a_row: unpaidInARow,
    cancels_on: cancelsOn,
    commission: commission(booking, due, viewer),
  }
}

async function expectedRows(viewer: PersonaKey, scope: Scope, window: string, project?: number) {
  const rows = (await bookingsIn(viewer, scope, project)).flatMap(
    (booking) => expectedRow(booking, window, viewer) ?? [],
  )
  return rows.sort((a, b) => a.due_on.localeCompare(b.due_on) || a.booking_id - b.booking_id)
}

const ROWS_PER_PAGE = 7

async function allRows(viewer: PersonaKey, query: Query, rowsPerPage = ROWS_PER_PAGE): Promise<Reply[]> {
  const rows: Reply[] = []
  for (let page = 1; ; page++) {
    const reply = await collections(viewer, { ...query, page, per_page: rowsPerPage })
    expect(reply.status).toBe(true)
    rows.push(...reply.rows)
    if (reply.rows.length < rowsPerPage) return rows
  }
}

describe.each(VIEWERS)('%s', (viewer) => {
  it.each(SCOPES)(
    'X020 with scope %s, the pages of a window together list each of its bookings once, by due day',
    async (scope) => {
      for (const window of WINDOWS)
        expect(await allRows(viewer, { scope, window })).toEqual(await expectedRows(viewer, scope, window))
    },
  )

  it.each(SCOPES)(
    'X020 with scope %s, sorts all pages by amount or due day in both orders, and equal rows by booking id',
    async (scope) => {
      for (const window of ['overdue', 'month'])
        for (const sort of ['amount', 'due_on'] as const)
          for (const order of ['asc', 'desc']) {
            const sign = order === 'asc' ? 1 : -1
            const expected = (await expectedRows(viewer, scope, window)).sort(
              (a, b) => sign * compare(a[sort], b[sort]) || a.booking_id - b.booking_id,
            )
            expect(await allRows(viewer, { scope, window, sort, order }, 25)).toEqual(expected)
          }
    },
  )

  it.each(SCOPES)('X020 with scope %s, counts and sums each window, also for one project', async (scope) => {
    for (const project of [undefined, 1, 4, 7, 999]) {
      const expected = []
      for (const window of WINDOWS) {
        const rows = await expectedRows(viewer, scope, window, project)
        expected.push({ window, count: rows.length, amount: sum(rows.map(({ amount }) => amount)) })
      }
      const reply = await collections(viewer, { scope, project_id: project, window: 'month' })
      expect(reply.windows).toEqual(expected)
      expect(reply.rows).toEqual((await expectedRows(viewer, scope, 'month', project)).slice(0, 20))
      expect(reply.forecast).toBeUndefined()
    }
  })

  it.each(SCOPES)(
    'X023 with scope %s, the forecast has twelve months from today, without overdue money',
    async (scope) => {
      const NOVEMBER = 10
      const months = Array.from({ length: 12 }, (_, index) => {
        const month = NOVEMBER + index
        return `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
      })
      const expected = months.map((month) => ({ month, count: 0, amount: 0, commission: 0 }))
      for (const booking of await bookingsIn(viewer, scope)) {
        let released = 0
        for (const month of expected) {
          const due = scheduleOf(booking).filter(
            (row) => openAmount(row) > 0 && row.due_on >= TODAY && row.due_on.startsWith(month.month),
          )
          const earned = commission(booking, due, viewer, released)
          released += earned
          month.count += due.length
          month.amount += sum(due.map(openAmount))
          month.commission += earned
        }
      }
      expect((await collections(viewer, { scope, forecast: 1 })).forecast).toEqual(expected)
      const commissionDue = sum((await bookingsIn(viewer, scope)).map((booking) => lineDue(booking, viewer)))
      expect(sum(expected.map(({ commission }) => commission))).toBeLessThanOrEqual(commissionDue)
    },
  )
})

function lineDue(booking: SoldPlot, viewer: PersonaKey): number {
  const line = lineOf(booking, viewer)
  return line ? line.net_rupees - line.paid_rupees : 0
}

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
    expect(await golden('P1', 'own', 'overdue')).toMatchObject({
      plot_no: '24',
      project_id: 4,
      project_name: 'Mango Bloom Gardens',
      agent_id: personaOf('P1').id,
      instalment: 'EMI 13',
      instalments: 1,
      due_on: '2026-11-10',
      amount: 76_700,
      days_late: 11,
      unpaid_in_a_row: 1,
      cancels_on: '2027-01-11',
      commission: 4_300,
    })
    const commonFields = { days_late: 0, unpaid_in_a_row: 1, cancels_on: '2027-01-11' }
    expect(await golden('P1', 'own', 'month')).toMatchObject({
      ...commonFields,
      instalment: 'EMI 14',
      instalments: 1,
      due_on: '2026-12-10',
      amount: 76_700,
      commission: 4_300,
    })
    // The window is from 22-Dec to 19-Feb, so it includes EMI 15 and 16.
    expect(await golden('P1', 'own', 'quarter')).toMatchObject({
      ...commonFields,
      instalment: 'EMI 15',
      instalments: 2,
      due_on: '2027-01-10',
      amount: 153_400,
      commission: 8_600,
    })
    for (const window of ['today', 'week']) expect(await golden('P1', 'own', window)).toBeUndefined()
  })

  it('X020 is in the seller’s own list, and in the upline’s team list with the upline’s commission, but in no other list', async () => {
    expect(await golden('P2', 'team', 'overdue')).toMatchObject({ amount: 76_700, commission: 1_200 })
    expect(await golden('P2', 'own', 'overdue')).toBeUndefined()
    expect(await golden('P1', 'team', 'overdue')).toBeUndefined()
  })

  it('X023 earns P1 4,300 and the upline 1,200 in each of the next eleven months', async () => {
    const separate = await openDemoApi()
    const { id } = await separate.db
      .selectFrom('bookings')
      .select('id')
      .where('customer_name', '=', GOLDEN_CUSTOMER)
      .executeTakeFirstOrThrow()
    await separate.db.updateTable('bookings').set({ status_id: CANCELLED }).where('id', '<>', id).execute()
    const forecast = async (viewer: PersonaKey, scope: Scope) =>
      (
        await separate.post(
          viewer,
          `/associate/collections/${personaOf(viewer).id}?scope=${scope}&forecast=1`,
        )
      ).forecast
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

it('X020 the portal can read the reply; a call without parameters returns the first page of own overdue customers', async () => {
  const reply = await collections('P1')
  expect(reply).toEqual(
    await collections('P1', { scope: 'own', window: 'overdue', page: 1, per_page: 20, forecast: 0 }),
  )
  const [row] = CollectionsReply.parse(reply).rows
  expect(row).toMatchObject({
    bookingId: String(reply.rows[0].booking_id),
    paise: reply.rows[0].amount * 100,
  })
  expect(await collections('P1', { scope: '', window: '' })).toEqual(reply)
})

it('X020 a page after the last is empty, with the same counts', async () => {
  for (const scope of SCOPES) {
    const reply = await collections('P2', { scope, window: 'quarter', page: 999_999, per_page: 100 })
    expect(reply).toEqual({ ...(await collections('P2', { scope, window: 'quarter' })), rows: [] })
  }
  expect((await collections('P2', { scope: 'team', window: 'quarter', per_page: 100 })).rows).toHaveLength(
    100,
  )
})

describe('a change in the office', () => {
  it('X020 the next own and team lists omit paid, cancelled and registered bookings; without a limit of unpaid instalments, no row has a cancellation date', async () => {
    const separate = await openDemoApi()
    const list = (viewer: PersonaKey, scope: Scope) =>
      separate.post(viewer, `/associate/collections/${personaOf(viewer).id}?scope=${scope}&per_page=100`)
    const ids = (reply: Reply) => reply.rows.map((row: Reply) => row.booking_id)
    for (const [viewer, scope] of [
      ['P1', 'own'],
      ['P2', 'team'],
    ] as const) {
      const [paidId, cancelledId, registeredId] = ids(await list(viewer, scope))
      await separate.db
        .updateTable('instalments')
        .set(({ eb }) => ({ paid_rupees: eb('amount_rupees', '-', 1) }))
        .where('booking_id', '=', paidId)
        .execute()
      const row = (await list(viewer, scope)).rows.find(({ booking_id }: Reply) => booking_id === paidId)
      // One rupee of each instalment is unpaid.
      expect(row.amount).toBe(row.instalments)
      await separate.db
        .updateTable('instalments')
        .set(({ ref }) => ({ paid_rupees: ref('amount_rupees') }))
        .where('booking_id', '=', paidId)
        .execute()
      expect(ids(await list(viewer, scope))).not.toContain(paidId)
      await separate.db
        .updateTable('bookings')
        .set({ status_id: CANCELLED })
        .where('id', '=', cancelledId)
        .execute()
      expect(ids(await list(viewer, scope))).not.toContain(cancelledId)
      await separate.db
        .updateTable('bookings')
        .set({ status_id: REGISTERED })
        .where('id', '=', registeredId)
        .execute()
      expect(ids(await list(viewer, scope))).not.toContain(registeredId)
      await separate.db.updateTable('bookings').set({ cancel_after_unpaid: null }).execute()
      for (const { cancels_on } of (await list(viewer, scope)).rows) expect(cancels_on).toBeNull()
    }
    await separate.db.destroy()
  })

  it('X020 registration charges are never counted', async () => {
    const separate = await openDemoApi()
    const path = `/associate/collections/${personaOf('P2').id}?scope=team&forecast=1`
    const replyBefore = await separate.post('P2', path)
    await separate.db
      .updateTable('instalments')
      .set({ due_on: TODAY, amount_rupees: 99_999, paid_rupees: 0 })
      .where('kind', '=', 'registration')
      .execute()
    expect(await separate.post('P2', path)).toEqual(replyBefore)
    await separate.db.destroy()
  })
})

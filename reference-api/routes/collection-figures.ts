import type { Kysely } from 'kysely'
import { COLLECTION_WINDOWS, type CollectionWindow } from '../../app/api/contract/collections'
import type { IsoDate } from '../../app/domain/dates'
import { findPrices, readUnpaid, type UnpaidInstalment } from '../db/queries/collections'
import type { Database } from '../db/schema'
import { addDays, dayOfMonthAfter } from '../rules/calendar'
import { createWindows, lastDayOf } from '../rules/collection-windows'
import { pricePartsOf } from '../rules/receipt-parts'
import { type Payable, releasedCommission } from '../rules/released-commission'

export interface WindowSummary {
  window: CollectionWindow
  rupees: number
  /** By the first due day in the window, then by id. */
  bookingIds: Int32Array
}

/** Of bookings in ascending order. */
export async function summaryOf(
  db: Kysely<Database>,
  bookingIds: number[],
  today: IsoDate,
): Promise<WindowSummary[]> {
  const windowOf = createWindows(today)
  const windows = new Map(
    COLLECTION_WINDOWS.map((window) => [
      window,
      { rupees: 0, latestId: 0, idsByDay: new Map<IsoDate, number[]>() },
    ]),
  )
  for await (const rows of readUnpaid(db, bookingIds, { to: lastDayOf('quarter', today) }))
    for (const { booking_id, due_on, rupees } of rows) {
      const totals = windows.get(windowOf(due_on)!)!
      totals.rupees += rupees
      if (totals.latestId === booking_id) continue
      totals.latestId = booking_id
      const ids = totals.idsByDay.get(due_on)
      if (ids) ids.push(booking_id)
      else totals.idsByDay.set(due_on, [booking_id])
    }
  return [...windows].map(([window, { rupees, idsByDay }]) => {
    const days = [...idsByDay.keys()].sort()
    return { window, rupees, bookingIds: Int32Array.from(days.flatMap((day) => idsByDay.get(day)!)) }
  })
}

const MONTHS = 12

export interface ForecastMonth {
  month: string
  count: number
  amount: number
  commission: number
}

/** Instalments due from today on, by month, the current one first, with the commission of `associateId`. */
export async function forecastOf(
  db: Kysely<Database>,
  bookingIds: number[],
  associateId: string,
  today: IsoDate,
): Promise<ForecastMonth[]> {
  const months = new Map<string, ForecastMonth>()
  for (let index = 0; index < MONTHS; index++) {
    const month = monthOf(dayOfMonthAfter(today, index, 1))
    months.set(month, { month, count: 0, amount: 0, commission: 0 })
  }
  const to = addDays(dayOfMonthAfter(today, MONTHS, 1), -1)
  for await (const rows of readUnpaid(db, bookingIds, { from: today, to })) {
    for (const { due_on, rupees } of rows) {
      const month = months.get(monthOf(due_on))!
      month.count += 1
      month.amount += rupees
    }
    await addCommission(db, rows, associateId, months)
  }
  return [...months.values()]
}

const monthOf = (day: IsoDate) => day.slice(0, 7)

/** Rows by booking and due day. What earlier months release is not due later. */
async function addCommission(
  db: Kysely<Database>,
  rows: UnpaidInstalment[],
  associateId: string,
  months: Map<string, ForecastMonth>,
): Promise<void> {
  const ids = [...new Set(rows.map(({ booking_id }) => booking_id))]
  if (ids.length === 0) return
  const prices = new Map((await findPrices(db, ids, associateId)).map((price) => [price.id, price]))
  for (const { bookingId, byMonth } of payableByMonth(rows)) {
    const price = prices.get(bookingId)
    if (!price || price.net_rupees === null || price.paid_rupees === null) continue
    const line = { netRupees: price.net_rupees, paidRupees: price.paid_rupees }
    const parts = pricePartsOf(price)
    for (const [month, payable] of byMonth) {
      const rupees = releasedCommission(parts, line, payable)
      line.paidRupees += rupees
      months.get(month)!.commission += rupees
    }
  }
}

function payableByMonth(rows: UnpaidInstalment[]) {
  const bookings: { bookingId: number; byMonth: Map<string, Payable> }[] = []
  for (const { booking_id, due_on, kind, rupees } of rows) {
    let booking = bookings.at(-1)
    if (booking?.bookingId !== booking_id)
      bookings.push((booking = { bookingId: booking_id, byMonth: new Map() }))
    const month = monthOf(due_on)
    const payable = booking.byMonth.get(month) ?? { bookingRupees: 0, balanceRupees: 0 }
    payable[kind === 'booking' ? 'bookingRupees' : 'balanceRupees'] += rupees
    booking.byMonth.set(month, payable)
  }
  return bookings
}

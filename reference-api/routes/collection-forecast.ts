import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { IsoDate } from '../../app/domain/dates'
import { type Booked, findPrices, inBatches, readUnpaid } from '../db/queries/collections'
import type { Database } from '../schema'
import type { NumberTable } from '../parts/number-table'
import { addDays, dayOfMonthAfter, monthsBetween } from '../rules/calendar'
import { oncePerKey } from '../rules/once-per-key'
import { pricePartsOf } from '../rules/receipt-parts'
import { releasedCommission } from '../rules/released-commission'
import { firstNumbers, PROJECT, SELLER } from './collection-figures'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)

// After seller and project, groups of columns follow, each with one column per month. The constants are the first column of each group.
const COUNT = 2
const BALANCE = COUNT + MONTHS.length
/** Rupees of booking amounts. */
const BOOKING = BALANCE + MONTHS.length
export const FORECAST_WIDTH = BOOKING + MONTHS.length
const COMMISSION = 2
export const COMMISSION_WIDTH = COMMISSION + MONTHS.length

/** Adds up the instalments due today or later, by month. Expects bookings sorted by id, and omits bookings without such instalments. */
export async function readForecast(
  db: Kysely<Database>,
  bookings: Booked[],
  today: IsoDate,
): Promise<Map<number, number[]>> {
  const bookingsById = new Map(bookings.map((booking) => [booking.id, booking]))
  const monthOf = oncePerKey((day: IsoDate) => monthsBetween(today, day))
  const forecast = new Map<number, number[]>()
  const to = addDays(dayOfMonthAfter(today, MONTHS.length, 1), -1)
  for await (const rows of readUnpaid(db, [...bookingsById.keys()], { from: today, to }))
    for (const { booking_id, due_on, kind, rupees } of rows) {
      const numbers = forecast.get(booking_id) ?? firstNumbers(bookingsById.get(booking_id)!, FORECAST_WIDTH)
      forecast.set(booking_id, numbers)
      const month = monthOf(due_on)
      numbers[COUNT + month]! += 1
      numbers[(kind === 'booking' ? BOOKING : BALANCE) + month]! += rupees
    }
  return forecast
}

/** Calculates commission by month, for bookings on which the associate earns. */
export async function readCommission(
  db: Kysely<Database>,
  bookingIds: number[],
  associateId: string,
  forecast: NumberTable,
): Promise<Map<number, number[]>> {
  const commission = new Map<number, number[]>()
  for (const ids of inBatches(bookingIds)) {
    for (const price of await findPrices(db, ids, associateId)) {
      const numbers = forecast.get(price.id)
      const monthlyRupees = numbers && commissionOf(price, numbers)
      if (monthlyRupees) commission.set(price.id, [numbers[SELLER]!, numbers[PROJECT]!, ...monthlyRupees])
    }
    await setImmediate()
  }
  return commission
}

/** For each month, the commission of earlier months counts as paid, so that nothing counts twice. Null without a commission line. */
function commissionOf(
  price: Awaited<ReturnType<typeof findPrices>>[number],
  forecast: Int32Array,
): number[] | null {
  if (price.net_rupees === null || price.paid_rupees === null) return null
  const line = { netRupees: price.net_rupees, paidRupees: price.paid_rupees }
  const parts = pricePartsOf(price)
  return MONTHS.map((month) => {
    const payable = { bookingRupees: forecast[BOOKING + month]!, balanceRupees: forecast[BALANCE + month]! }
    const rupees = releasedCommission(parts, line, payable)
    line.paidRupees += rupees
    return rupees
  })
}

export function toMonths(forecast: number[], commission: number[], today: IsoDate) {
  return MONTHS.map((month) => ({
    month: dayOfMonthAfter(today, month, 1).slice(0, 7),
    count: forecast[COUNT + month]!,
    amount: forecast[BALANCE + month]! + forecast[BOOKING + month]!,
    commission: commission[COMMISSION + month]!,
  }))
}

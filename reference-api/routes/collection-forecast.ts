import type { IsoDate } from '../../app/domain/dates'
import type { findUnpaidByBooking } from '../db/queries/collections'
import { addDays, dayOfMonthAfter } from '../rules/calendar'
import type { Period } from '../rules/collection-windows'
import { pricePartsOf } from '../rules/receipt-parts'
import { earnedCommission, type Payable, upToDue } from '../rules/released-commission'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)

export function forecastPeriod(today: IsoDate): Period {
  return { from: today, to: addDays(dayOfMonthAfter(today, MONTHS.length, 1), -1) }
}

type UnpaidBooking = Awaited<ReturnType<typeof findUnpaidByBooking>>[number]

/** In the words of the reply. Expects the unpaid instalments of `forecastPeriod`. */
export function forecastOf(bookings: UnpaidBooking[], today: IsoDate) {
  const months = MONTHS.map((month) => ({
    month: dayOfMonthAfter(today, month, 1).slice(0, 7),
    count: 0,
    amount: 0,
    commission: 0,
  }))
  const indexes = new Map(months.map(({ month }, index) => [month, index]))
  for (const booking of bookings) {
    const payable = MONTHS.map((): Payable => ({ bookingRupees: 0, balanceRupees: 0 }))
    for (const instalment of booking.instalments.split(',')) {
      const index = indexes.get(instalment.slice(0, 7))!
      const rupees = Number(instalment.slice(8))
      payable[index]![instalment[7] === 'b' ? 'bookingRupees' : 'balanceRupees'] += rupees
      months[index]!.count += 1
      months[index]!.amount += rupees
    }
    addCommission(months, booking, payable)
  }
  return months
}

/** The commission of earlier months counts as paid, so that nothing counts twice. */
function addCommission(months: { commission: number }[], booking: UnpaidBooking, payable: Payable[]) {
  if (booking.net_rupees === null || booking.paid_rupees === null) return
  const line = { netRupees: booking.net_rupees, paidRupees: booking.paid_rupees }
  const price = pricePartsOf(booking)
  let earned: { by: Payable; rupees: number } | undefined
  payable.forEach((ofMonth, index) => {
    if (ofMonth.bookingRupees === 0 && ofMonth.balanceRupees === 0) return
    // Most instalments of a booking are equal.
    if (
      earned?.by.bookingRupees !== ofMonth.bookingRupees ||
      earned.by.balanceRupees !== ofMonth.balanceRupees
    )
      earned = { by: ofMonth, rupees: earnedCommission(price, line.netRupees, ofMonth) }
    const rupees = upToDue(line, earned.rupees)
    line.paidRupees += rupees
    months[index]!.commission += rupees
  })
}

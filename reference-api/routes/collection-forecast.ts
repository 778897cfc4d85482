import type { IsoDate } from '../../app/domain/dates'
import type { findUnpaidByBooking } from '../db/queries/collections'
import { addDays, dayOfMonthAfter, monthsBetween } from '../rules/calendar'
import type { Period } from '../rules/collection-windows'
import { pricePartsOf } from '../rules/receipt-parts'
import { type Payable, releasedCommission } from '../rules/released-commission'

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
  for (const booking of bookings) {
    const payable = MONTHS.map((): Payable => ({ bookingRupees: 0, balanceRupees: 0 }))
    for (const instalment of booking.instalments.split(',')) {
      const [dueOn = '', kind, rupees] = instalment.split(' ')
      const month = monthsBetween(today, dueOn)
      payable[month]![kind === 'booking' ? 'bookingRupees' : 'balanceRupees'] += Number(rupees)
      months[month]!.count += 1
      months[month]!.amount += Number(rupees)
    }
    commissionByMonth(booking, payable).forEach((rupees, month) => {
      months[month]!.commission += rupees
    })
  }
  return months
}

/** The commission of earlier months counts as paid, so that nothing counts twice. Empty without a commission line. */
function commissionByMonth(booking: UnpaidBooking, payable: Payable[]): number[] {
  if (booking.net_rupees === null || booking.paid_rupees === null) return []
  const line = { netRupees: booking.net_rupees, paidRupees: booking.paid_rupees }
  const price = pricePartsOf(booking)
  return payable.map((ofMonth) => {
    const rupees = releasedCommission(price, line, ofMonth)
    line.paidRupees += rupees
    return rupees
  })
}

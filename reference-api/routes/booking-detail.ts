import type { IsoDate } from '../../app/domain/dates'
import type { BookingLedger } from '../db/queries/statements'
import type { Row } from '../schema'
import { CANCELLED } from '../rules/booking-status'
import { statementFigures } from '../rules/statement'

type SoldPlot = Row<'bookings'> & { plot_number: string; facing: string }

export function toBookingDetail(booking: SoldPlot, ledger: BookingLedger | undefined, today: IsoDate) {
  const figures = statementFigures({
    booking,
    instalments: ledger?.instalments ?? [],
    lateChargesPaidRupees: ledger?.lateChargesPaidRupees ?? 0,
    today,
  })
  return {
    plot_id: booking.plot_id,
    booking_id: booking.id,
    customer_name: booking.customer_name,
    plot_no: booking.plot_number,
    plot_area: booking.yards_hundredths / 100,
    facing_name: booking.facing,
    booked_date: booking.booked_on,
    sale_amt: booking.sale_rupees,
    premium_charges: booking.premium_rupees,
    adjustment: booking.adjustment_rupees,
    emi_charges: booking.emi_charges_rupees,
    reg_charges: booking.registration_rupees,
    late_pymnt_charges_due: figures.lateChargesDueRupees,
    total_discount: booking.discount_rupees,
    emi_wave_off: booking.waive_off_rupees,
    total_due: figures.totalDueRupees,
    total_paid: figures.totalPaidRupees,
    current_due: figures.currentDueRupees,
    days_late: figures.daysLate,
    plot_status: booking.status_id,
    register_date: booking.registered_on,
    ...toWireCancellation(booking),
  }
}

export const toWireCancellation = (booking: Row<'bookings'>) =>
  booking.status_id === CANCELLED
    ? {
        cancelled_date: booking.cancelled_on,
        refunded_amt: booking.refunded_rupees,
        refunded_date: booking.refunded_on,
      }
    : {}

import type { Kysely } from 'kysely'
import type { Database } from '../../../reference-api/schema'
import { statementFigures } from '../../../reference-api/rules/statement'
import { type SoldPlot, TODAY } from './demo-api'

/** The row of a booking in a reply, computed from the database. */
export async function expectedBookingRow(db: Kysely<Database>, booking: SoldPlot) {
  const instalments = await db
    .selectFrom('instalments')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .execute()
  const receipts = await db.selectFrom('receipts').selectAll().where('booking_id', '=', booking.id).execute()
  const lateChargesPaidRupees = receipts.reduce((sum, row) => sum + row.late_charges_rupees, 0)
  const figures = statementFigures({ booking, instalments, lateChargesPaidRupees, today: TODAY })
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
    project_name: booking.project_name,
    agent_name: booking.seller_name,
  }
}

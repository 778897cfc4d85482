import type { Kysely } from 'kysely'
import type { Database } from '../../../reference-api/schema'

/** All payments with bill and plot, read without the API's query. */
export function allPayments(db: Kysely<Database>) {
  return db
    .selectFrom('payments')
    .innerJoin('commission_bills as bills', 'bills.id', 'payments.bill_id')
    .innerJoin('commission_lines as lines', 'lines.id', 'payments.line_id')
    .innerJoin('bookings', 'bookings.id', 'lines.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .select(['payments.id', 'bill_id', 'bills.associate_id', 'billed_on', 'payment_type', 'receipt_id'])
    .select(['cash_status_id', 'bookings.id as booking_id', 'bookings.project_id'])
    .innerJoin('receipts', 'receipts.id', 'payments.receipt_id')
    .select(['net_commission_rupees as rupees', 'receipts.number as receipt_number'])
    .select(['plots.number as plot', 'bookings.customer_name'])
    .orderBy('payments.id')
    .execute()
}

export type PaidRow = Awaited<ReturnType<typeof allPayments>>[number]

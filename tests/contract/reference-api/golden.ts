import type { Kysely } from 'kysely'
import type { Database } from '../../../reference-api/schema'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { rowOf } from '../../factories/rows'
import { P1 } from './demo-api'

export const goldenBooking = (db: Kysely<Database>) =>
  rowOf(db, 'bookings', { customer_name: GOLDEN_CUSTOMER })

/** The newest payment to P1 for the golden booking. */
export function goldenPayment(db: Kysely<Database>) {
  return db
    .selectFrom('payments')
    .innerJoin('commission_bills as bills', 'bills.id', 'payments.bill_id')
    .innerJoin('receipts', 'receipts.id', 'payments.receipt_id')
    .innerJoin('bookings', 'bookings.id', 'receipts.booking_id')
    .select(['payments.bill_id', 'payments.receipt_id', 'receipts.booking_id', 'billed_on'])
    .select('receipts.number as receipt_number')
    .where('bookings.customer_name', '=', GOLDEN_CUSTOMER)
    .where('bills.associate_id', '=', P1)
    .orderBy('payments.receipt_id', 'desc')
    .executeTakeFirstOrThrow()
}

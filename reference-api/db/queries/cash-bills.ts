import type { Kysely } from 'kysely'
import type { CashBillStatusId, Database } from '../../schema'

/** Returns one row per bill and receipt. */
export function findOpenCashBills(db: Kysely<Database>, associateId: string) {
  return (
    db
      .selectFrom('commission_bills')
      .innerJoin('payments', 'payments.bill_id', 'commission_bills.id')
      .innerJoin('receipts', 'receipts.id', 'payments.receipt_id')
      .innerJoin('bookings', 'bookings.id', 'receipts.booking_id')
      .innerJoin('plots', 'plots.id', 'bookings.plot_id')
      .innerJoin('projects', 'projects.id', 'commission_bills.project_id')
      .select([
        'commission_bills.id as bill_id',
        'commission_bills.code as bill_code',
        'commission_bills.cash_sent_on',
        'commission_bills.cash_status_id',
        'commission_bills.cash_accepted_at',
        'payments.net_commission_rupees',
        'receipts.number as receipt_number',
        'plots.number as plot_number',
        'projects.code as project_code',
      ])
      .where('commission_bills.associate_id', '=', associateId)
      // The value is a literal, so that the partial index applies.
      .where(({ eb, lit }) => eb('commission_bills.cash_status_id', '<', lit(3)))
      .orderBy('commission_bills.cash_sent_on', 'desc')
      .orderBy('commission_bills.cash_status_id')
      .orderBy('commission_bills.id')
      .orderBy('payments.id')
      .execute()
  )
}

/** Gives the bills the next status. Returns how many bills changed. */
export async function advanceCashBills(
  db: Kysely<Database>,
  { associateId, billIds, from, at }: { associateId: string; billIds: number[]; from: 1 | 2; at: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('commission_bills')
    .set(
      from === 1 ? { cash_status_id: 2, cash_accepted_at: at } : { cash_status_id: 3, cash_received_at: at },
    )
    .where('id', 'in', billIds)
    .where('associate_id', '=', associateId)
    .where('cash_status_id', '=', from)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ignores bills that are not cash bills of the associate. */
export function findCashBills(db: Kysely<Database>, associateId: string, billIds: number[]) {
  return db
    .selectFrom('commission_bills')
    .select(['code', 'cash_status_id'])
    .where('id', 'in', billIds)
    .where('associate_id', '=', associateId)
    .where('cash_status_id', 'is not', null)
    .$narrowType<{ cash_status_id: CashBillStatusId }>()
    .orderBy('id')
    .execute()
}

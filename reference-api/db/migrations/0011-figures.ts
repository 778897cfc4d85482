import { type Kysely, sql } from 'kysely'
import { versionColumns, versionTables } from './0006-data-version'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('instalments_unpaid')
    .on('instalments')
    .columns(['booking_id', 'due_on', 'kind', 'amount_rupees', 'paid_rupees'])
    .where(sql.ref('paid_rupees'), '<', sql.ref('amount_rupees'))
    .where(sql.ref('kind'), '<>', sql.lit('registration'))
    .execute()
  await db.schema.dropIndex('payments_by_bill').execute()
  await db.schema
    .createIndex('payments_by_bill')
    .on('payments')
    .columns(['bill_id', 'line_id', 'net_commission_rupees'])
    .execute()
  await versionTables(db, ['instalments', 'payments'])
  await versionColumns(db, 'commission_bills', ['associate_id', 'billed_on', 'payment_type'])
}

import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('payments_by_bill').execute()
  await db.schema.createIndex('payments_by_bill').on('payments').columns(['bill_id', 'line_id']).execute()
}

import type { Kysely } from 'kysely'

/** For a search by mobile number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('bookings_by_customer_mobile')
    .on('bookings')
    .column('customer_mobile')
    .execute()
}

import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('associates_by_parent').execute()
  await db.schema
    .createIndex('associates_by_parent')
    .on('associates')
    .columns(['parent_id', 'id', 'name'])
    .execute()
  await db.schema
    .createIndex('bookings_cancelled')
    .on('bookings')
    .column('seller_id')
    .where(sql.ref('status_id'), '=', 9)
    .execute()
}

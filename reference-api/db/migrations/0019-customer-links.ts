import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

/** Decision 0045 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('associate_id', 'text', (column) => column.notNull().references('associates.id'))
    .addColumn('booking_id', 'integer', (column) =>
      column.notNull().references('bookings.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_viewed_at', 'text')
    .addColumn('hour', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('views_of_hour', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('customer_links_by_associate')
    .on('customer_links')
    .columns(['associate_id', 'made_at', 'id'])
    .execute()
  await db.schema.createIndex('customer_links_by_booking').on('customer_links').column('booking_id').execute()
  await orderTextByBytes(db)
}

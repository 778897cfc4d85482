import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notifications').addColumn('about', 'text').execute()
  await db.schema
    .alterTable('notifications')
    .addColumn('booking_id', 'integer', (column) => column.references('bookings.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('notifications_by_booking').on('notifications').column('booking_id').execute()
  await orderTextByBytes(db)
}

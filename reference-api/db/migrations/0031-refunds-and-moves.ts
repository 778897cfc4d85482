import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

/** X098 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('refunded_rupees', 'integer').execute()
  await db.schema.alterTable('bookings').addColumn('refunded_on', 'text').execute()
  await db.schema
    .createTable('booking_moves')
    .addColumn('booking_id', 'integer', (column) => column.notNull().references('bookings.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('former_plot', 'text', (column) => column.notNull())
    .addColumn('moved_on', 'text', (column) => column.notNull())
    .addColumn('former_rupees', 'integer', (column) => column.notNull())
    .addColumn('rupees', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_moves_key', ['booking_id', 'position'])
    .execute()
  await orderTextByBytes(db)
}

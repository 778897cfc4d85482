import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('bookings_by_seller').execute()
  await db.schema
    .createIndex('bookings_by_seller')
    .on('bookings')
    .columns(['seller_id', 'project_id', 'status_id', 'booked_on', 'plot_id'])
    .execute()
  await db.schema
    .createIndex('commission_lines_by_project')
    .on('commission_lines')
    .columns(['project_id', 'booking_id', 'associate_id', 'net_rupees', 'paid_rupees', 'gross_rupees'])
    .execute()
}

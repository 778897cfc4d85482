import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

const MAX_NOTIFICATIONS = 500

/** Returns at most 500, newest first. Omits `about`, `booking_id` and `query_id` if they are null. */
export async function findNotifications(db: Kysely<Database>, associateId: string) {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'header', 'message', 'created_at', 'about', 'booking_id', 'query_id'])
    .where('associate_id', '=', associateId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_NOTIFICATIONS)
    .execute()
  return rows.map(({ about, booking_id, query_id, ...row }) => ({
    ...row,
    ...(about === null ? {} : { about }),
    ...(booking_id === null ? {} : { booking_id }),
    ...(query_id === null ? {} : { query_id }),
  }))
}

/** False if the notification is not the associate's or is already cleared. */
export async function clearNotification(
  db: Kysely<Database>,
  associateId: string,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', '=', id)
    .where('associate_id', '=', associateId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function clearNotifications(db: Kysely<Database>, associateId: string): Promise<void> {
  await db.deleteFrom('notifications').where('associate_id', '=', associateId).execute()
}

import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type IsoDate, timestampInIndia } from '../../../app/domain/dates'
import { BOOKED } from '../../rules/booking-status'
import type { Database } from '../../schema'
import { tokenHashOf } from './tokens'

const ASSOCIATE = 2
const LAST_READ_INTERVAL_MS = 5 * 60_000

export function findCalendarFeed(db: Kysely<Database>, associateId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(['made_at', 'last_read_at', 'shows_names'])
    .where('associate_id', '=', associateId)
    .executeTakeFirst()
}

/** The new token replaces an earlier token. Only the hash of a token is stored. */
export async function makeCalendarFeed(
  db: Kysely<Database>,
  associateId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const feed = {
    token_hash: tokenHashOf(token),
    made_at: timestampInIndia(now),
    last_read_at: null,
    shows_names: 0 as const,
  }
  await db
    .insertInto('calendar_feeds')
    .values({ associate_id: associateId, ...feed })
    .onConflict((conflict) => conflict.column('associate_id').doUpdateSet(feed))
    .execute()
  return token
}

/** False if the associate has no feed. */
export async function setNamesShown(
  db: Kysely<Database>,
  associateId: string,
  showsNames: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendar_feeds')
    .set({ shows_names: showsNames ? 1 : 0 })
    .where('associate_id', '=', associateId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** False if the associate has no feed. */
export async function removeCalendarFeed(db: Kysely<Database>, associateId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where('associate_id', '=', associateId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Undefined for an unknown token, a deactivated associate or an office account. */
export async function openCalendarFeed(db: Kysely<Database>, token: string, now: Date) {
  const tokenHash = tokenHashOf(token)
  const feed = await db
    .selectFrom('calendar_feeds')
    .innerJoin('associates', 'associates.id', 'calendar_feeds.associate_id')
    .select(['associate_id', 'shows_names', 'last_read_at'])
    .where('token_hash', '=', tokenHash)
    .where('user_type', '=', ASSOCIATE)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (feed && (feed.last_read_at ?? '') <= timestampInIndia(new Date(now.getTime() - LAST_READ_INTERVAL_MS)))
    await db
      .updateTable('calendar_feeds')
      .set({ last_read_at: timestampInIndia(now) })
      .where('token_hash', '=', tokenHash)
      .execute()
  return feed
}

/** Finds unpaid instalments of the associate's own customers, latest due day first, by the same conditions as Collections. */
export function findOwnUnpaid(
  db: Kysely<Database>,
  associateId: string,
  { to, limit }: { to: IsoDate; limit: number },
) {
  return (
    db
      .selectFrom('bookings')
      .innerJoin('instalments', 'instalments.booking_id', 'bookings.id')
      .innerJoin('plots', 'plots.id', 'bookings.plot_id')
      .innerJoin('projects', 'projects.id', 'bookings.project_id')
      .select([
        'bookings.id',
        'customer_name',
        'plots.number as plot_number',
        'projects.name as project_name',
      ])
      .select(['label', 'due_on', sql<number>`amount_rupees - paid_rupees`.as('rupees')])
      .where('seller_id', '=', associateId)
      .where('bookings.status_id', '=', BOOKED)
      .where('due_on', '<=', to)
      // The partial index applies only with exactly these conditions.
      .whereRef('paid_rupees', '<', 'amount_rupees')
      .where('kind', '<>', sql.lit('registration'))
      .orderBy('due_on', 'desc')
      .orderBy('bookings.id', 'desc')
      .orderBy('position', 'desc')
      .limit(limit)
      .execute()
  )
}

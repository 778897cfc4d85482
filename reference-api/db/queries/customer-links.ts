import { randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import type { Database } from '../../schema'
import { tokenHashOf } from './tokens'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
const LINK_DAYS = 7
/** A link is listed for this many days after it expires, even if it was revoked earlier. */
const LISTED_DAYS = 30
export const MAX_LIVE_PER_BOOKING = 5
export const MAX_LIVE = 200
export const MAX_MADE_PER_DAY = 100
const MAX_VIEWS_PER_HOUR = 60

const ASSOCIATE = 2

/** Returns at most 400: first the live links, then the recently ended ones; both newest first. */
export function findCustomerLinks(db: Kysely<Database>, associateId: string, now: Date) {
  return db
    .selectFrom('customer_links as links')
    .innerJoin('bookings', 'bookings.id', 'links.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .select([
      'links.id',
      'links.booking_id',
      'made_at',
      'expires_at',
      'revoked_at',
      'views',
      'first_viewed_at',
      'last_viewed_at',
    ])
    .select(['customer_name', 'plots.number as plot_number', 'projects.name as project_name'])
    .where('links.associate_id', '=', associateId)
    .where('expires_at', '>', listedSince(now))
    .orderBy(sql`case when revoked_at is null and expires_at > ${timestampInIndia(now)} then 0 else 1 end`)
    .orderBy('made_at', 'desc')
    .orderBy('links.id', 'desc')
    .limit(2 * MAX_LIVE)
    .execute()
}

const listedSince = (now: Date) => timestampInIndia(new Date(now.getTime() - LISTED_DAYS * DAY_MS))

export async function countLiveLinks(
  db: Kysely<Database>,
  associateId: string,
  now: Date,
): Promise<{ total: number; ofBooking: (bookingId: number) => number }> {
  const rows = await db
    .selectFrom('customer_links')
    .select(['booking_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('associate_id', '=', associateId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', timestampInIndia(now))
    .groupBy('booking_id')
    .execute()
  const counts = new Map(rows.map(({ booking_id, count }) => [booking_id, Number(count)]))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { total, ofBooking: (bookingId) => counts.get(bookingId) ?? 0 }
}

export async function countMadeToday(db: Kysely<Database>, associateId: string, now: Date): Promise<number> {
  const { made } = await db
    .selectFrom('customer_links')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('associate_id', '=', associateId)
    .where('made_at', '>=', timestampInIndia(now).slice(0, 10))
    .executeTakeFirstOrThrow()
  return Number(made)
}

/** Only the hash of the token is stored. */
export async function makeCustomerLink(
  db: Transaction<Database>,
  { associateId, bookingId }: { associateId: string; bookingId: number },
  now: Date,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const id = randomUUID()
  const token = randomBytes(24).toString('base64url')
  const expiresAt = timestampInIndia(new Date(now.getTime() + LINK_DAYS * DAY_MS))
  await db
    .deleteFrom('customer_links')
    .where('associate_id', '=', associateId)
    .where('expires_at', '<=', listedSince(now))
    .execute()
  await db
    .insertInto('customer_links')
    .values({
      id,
      associate_id: associateId,
      booking_id: bookingId,
      token_hash: tokenHashOf(token),
      made_at: timestampInIndia(now),
      expires_at: expiresAt,
      revoked_at: null,
      first_viewed_at: null,
      last_viewed_at: null,
    })
    .execute()
  return { id, token, expiresAt }
}

/** Returns the id of the booking; undefined for an unknown or ended link. */
export async function revokeCustomerLink(
  db: Kysely<Database>,
  associateId: string,
  id: string,
  now: Date,
): Promise<number | undefined> {
  const revoked = await db
    .updateTable('customer_links')
    .set({ revoked_at: timestampInIndia(now) })
    .where('id', '=', id)
    .where('associate_id', '=', associateId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', timestampInIndia(now))
    .returning('booking_id')
    .executeTakeFirst()
  return revoked?.booking_id
}

export async function findLinkOf(db: Kysely<Database>, token: string) {
  const link = await db
    .selectFrom('customer_links as links')
    .innerJoin('associates', 'associates.id', 'links.associate_id')
    .select(['links.id', 'associate_id', 'booking_id', 'expires_at', 'revoked_at'])
    .select(['associates.name as associate_name', 'associates.mobile as associate_mobile'])
    .select('associates.rera_number as associate_rera_number')
    .select(({ eb, and }) =>
      and([eb('deactivated_at', 'is', null), eb('user_type', '=', ASSOCIATE)]).as('has_active_maker'),
    )
    .where('token_hash', '=', tokenHashOf(token))
    .executeTakeFirst()
  return link ?? null
}

/** Checks the limit and counts the view in one statement, because views may be simultaneous. False above the limit or for an ended link. */
export async function countView(
  db: Kysely<Database>,
  id: string,
  now: Date,
  isPerson: boolean,
): Promise<boolean> {
  const at = timestampInIndia(now)
  const hour = at.slice(0, 13)
  const { numUpdatedRows } = await db
    .updateTable('customer_links')
    .set({
      views: sql`views + ${isPerson ? 1 : 0}`,
      views_of_hour: sql`case when hour = ${hour} then views_of_hour + 1 else 1 end`,
      hour,
    })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .where(({ or, eb }) => or([eb('hour', '<>', hour), eb('views_of_hour', '<', MAX_VIEWS_PER_HOUR)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the milliseconds until `countView` starts from zero again. An hour in India begins half an hour after an hour in UTC. */
export function untilNextHour(now: Date): number {
  return HOUR_MS - (Date.parse(`${timestampInIndia(now)}Z`) % HOUR_MS)
}

/** Returns true only for the first view of a day, even if several views are simultaneous. */
export async function recordLastView(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const at = timestampInIndia(now)
  const update = db
    .updateTable('customer_links')
    .set({
      first_viewed_at: sql`coalesce(first_viewed_at, ${at})`,
      last_viewed_at: at,
    })
    .where('id', '=', id)
  const { numUpdatedRows } = await update
    .where(({ or, eb }) => or([eb('last_viewed_at', 'is', null), eb('last_viewed_at', '<', at.slice(0, 10))]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await update.execute()
  return numUpdatedRows > 0n
}

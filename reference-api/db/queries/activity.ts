import { type Kysely, sql } from 'kysely'
import { type IsoDate, timestampInIndia } from '../../../app/domain/dates'
import type { ActivityKind, Database } from '../../schema'

export interface NewActivity {
  kind: ActivityKind
  /** Must be short texts without secrets or full account numbers. */
  details?: Record<string, string>
}

export interface Origin {
  device: string | null
  address: string | null
}

export const NO_ORIGIN: Origin = { device: null, address: null }

const MAX_VALUE_CHARACTERS = 100
const MAX_FAILED_LOGINS_PER_DAY = 30

/** If the activity is a change, call in the transaction of the change. */
export async function recordActivity(
  db: Kysely<Database>,
  associateId: string,
  { kind, details = {} }: NewActivity,
  { device, address, now }: Origin & { now: Date },
): Promise<void> {
  const bounded = Object.entries(details).map(([name, value]) => [name, value.slice(0, MAX_VALUE_CHARACTERS)])
  const row = { associate_id: associateId, at: timestampInIndia(now), kind, device, address }
  await db
    .insertInto('activity')
    .values({ ...row, details: JSON.stringify(Object.fromEntries(bounded)) })
    .execute()
}

export async function originOf(db: Kysely<Database>, { tokenHash }: { tokenHash: string }): Promise<Origin> {
  const session = await db
    .selectFrom('tokens')
    .select(['device', 'address'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return session ?? NO_ORIGIN
}

/** Records a limited number of failed logins per day, so that guesses do not fill the table. */
export async function recordFailedLogin(
  db: Kysely<Database>,
  associateId: string,
  origin: Origin & { now: Date },
): Promise<void> {
  const today = timestampInIndia(origin.now).slice(0, 10)
  if ((await countSince(db, associateId, 'login failed', today)) >= MAX_FAILED_LOGINS_PER_DAY) return
  await recordActivity(db, associateId, { kind: 'login failed' }, origin)
}

const KNOWN_ADDRESS_DAYS = 90

/** True if the person logged in from this shortened address lately. */
export async function hasLoggedInFrom(
  db: Kysely<Database>,
  associateId: string,
  { address, now }: Origin & { now: Date },
): Promise<boolean> {
  if (address === null) return false
  const from = timestampInIndia(new Date(now.getTime() - KNOWN_ADDRESS_DAYS * 24 * 3600_000))
  const login = await db
    .selectFrom('activity')
    .select('id')
    .where('associate_id', '=', associateId)
    .where('kind', 'in', ['login', 'otp login'])
    .where('address', '=', address)
    .where('at', '>=', from)
    .limit(1)
    .executeTakeFirst()
  return login !== undefined
}

/** Records at most one opening per day, because calendars poll all day. */
export async function recordOpenedFeed(db: Kysely<Database>, associateId: string, now: Date): Promise<void> {
  const today = timestampInIndia(now).slice(0, 10)
  if ((await countSince(db, associateId, 'calendar feed opened', today)) > 0) return
  await recordActivity(db, associateId, { kind: 'calendar feed opened' }, { ...NO_ORIGIN, now })
}

async function countSince(
  db: Kysely<Database>,
  associateId: string,
  kind: 'login failed' | 'calendar feed opened',
  from: IsoDate,
): Promise<number> {
  const { count } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('associate_id', '=', associateId)
    // The value is a literal, so that the partial index applies.
    .where('kind', '=', sql.lit(kind))
    .where('at', '>=', from)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Sorted newest first. The inner select reads only the index, even for high page numbers. */
export function findActivity(
  db: Kysely<Database>,
  associateId: string,
  { start, rows }: { start: number; rows: number },
) {
  return db
    .selectFrom('activity')
    .select(['id', 'at', 'kind', 'device', 'address', 'details'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('activity as newest')
            .select('newest.id')
            .where('newest.associate_id', '=', associateId)
            .orderBy('newest.id', 'desc')
            .limit(rows)
            .offset(start)
            .as('page'),
        )
        .select('page.id'),
    )
    .orderBy('id', 'desc')
    .execute()
}

import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import { isSqlite } from '../dialect'
import type { Database, EventType, Row } from '../../schema'

export interface NewEvent {
  person: string
  type: EventType
  /** Must not contain secrets, one-time passwords or full account numbers. */
  data: Record<string, unknown>
}

export type Event = Pick<
  Row<'events'>,
  'id' | 'public_id' | 'person' | 'type' | 'payload' | 'created_at' | 'attempts'
>

/** Databases limit the parameters of a statement. */
const ROWS_PER_STATEMENT = 500
const RETENTION_MS = 30 * 24 * 3600_000

export const recordEvent = (db: Transaction<Database>, event: NewEvent, now: Date): Promise<void> =>
  recordEvents(db, [event], now)

/** Call in the transaction of the change, so that no event is sent without the change. */
export async function recordEvents(db: Transaction<Database>, events: NewEvent[], now: Date): Promise<void> {
  const at = timestampInIndia(now)
  for (let start = 0; start < events.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto('events')
      .values(
        events.slice(start, start + ROWS_PER_STATEMENT).map(({ person, type, data }) => ({
          public_id: `evt_${randomUUID()}`,
          person,
          type,
          payload: JSON.stringify(data),
          created_at: at,
          next_attempt_at: at,
          sent_at: null,
          last_error: null,
        })),
      )
      .execute()
}

/** Returns only the earliest waiting event of each person, because a person's events are sent in order. */
export async function findDueEvents(db: Kysely<Database>, now: Date, limit: number): Promise<Event[]> {
  return db
    .selectFrom('events')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('events')
          .select(({ fn }) => fn.min('id').as('first_id'))
          .where('next_attempt_at', 'is not', null)
          .groupBy('person')
          .as('people'),
      (join) => join.onRef('people.first_id', '=', 'events.id'),
    )
    .select(['id', 'public_id', 'person', 'type', 'payload', 'created_at', 'attempts'])
    .where('next_attempt_at', '<=', timestampInIndia(now))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function markEventSent(db: Kysely<Database>, { id, attempts }: Event, now: Date): Promise<void> {
  await db
    .updateTable('events')
    .set({ sent_at: timestampInIndia(now), next_attempt_at: null, attempts: attempts + 1, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** A null `nextAttempt` gives the event up, so that the person's next event is sent. */
export async function markEventFailed(
  db: Kysely<Database>,
  { id, attempts }: Event,
  { nextAttempt, error }: { nextAttempt: Date | null; error: string },
): Promise<void> {
  await db
    .updateTable('events')
    .set({
      next_attempt_at: nextAttempt && timestampInIndia(nextAttempt),
      attempts: attempts + 1,
      last_error: error,
    })
    .where('id', '=', id)
    .execute()
}

/** Queues again the events that were given up and the events that were sent at `since` or later. */
export async function replayEvents(db: Kysely<Database>, since: string | null, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('events')
    .set({ next_attempt_at: timestampInIndia(now), attempts: 0, sent_at: null })
    .where('next_attempt_at', 'is', null)
    .where((where) =>
      where.or([where('sent_at', 'is', null), ...(since === null ? [] : [where('sent_at', '>=', since)])]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function countEvents(db: Kysely<Database>) {
  const row = await db
    .selectFrom('events')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('sent_at').as('sent'),
      fn.count<number>('next_attempt_at').as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: row.waiting, sent: row.sent, failed: row.all - row.sent - row.waiting }
}

export function findTroubledEvents(db: Kysely<Database>) {
  return db
    .selectFrom('events')
    .select(['public_id', 'person', 'type', 'created_at', 'attempts', 'next_attempt_at', 'last_error'])
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

export async function removeOldEvents(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = timestampInIndia(new Date(now.getTime() - RETENTION_MS))
  await db.deleteFrom('events').where('sent_at', '<=', oldest).execute()
}

/** Runs `work` and returns the result. On PostgreSQL, returns 0 without running `work` if another process has the lock. */
export async function asOnlySender(
  db: Kysely<Database>,
  lock: number,
  work: () => Promise<number>,
): Promise<number> {
  if (isSqlite(db)) return work()
  // The connection that takes an advisory lock must also release the lock.
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      is_locked: boolean
    }>`select pg_try_advisory_lock(${lock}) as is_locked`.execute(connection)
    if (!rows[0]?.is_locked) return 0
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection)
    }
  })
}

import type { Kysely } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import type { Database } from '../../schema'

const MAX_PAUSE_SECONDS = 30 * 60
/** Limits how often the time of the last call is written. */
const WRITE_INTERVAL_SECONDS = 60

/**
 * Returns the end of the previous visit; null on the first visit. Of several simultaneous calls, one call writes the row and the others
 * read it.
 */
export async function registerVisit(
  db: Kysely<Database>,
  associateId: string,
  now: Date,
): Promise<string | null> {
  const at = timestampInIndia(now)
  const visit = await findVisit(db, associateId)
  if (!visit) {
    const row = { associate_id: associateId, last_seen_at: at, previous_visit_at: null }
    await db
      .insertInto('visits')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await findVisit(db, associateId))?.previous_visit_at ?? null
  }
  const { last_seen_at: lastSeenAt, previous_visit_at: previousVisitAt } = visit
  const isNew = isNewVisit(lastSeenAt, at)
  if (!isNew && !isWriteDue(lastSeenAt, at)) return previousVisitAt
  const { numUpdatedRows } = await db
    .updateTable('visits')
    .set({ last_seen_at: at, ...(isNew && { previous_visit_at: lastSeenAt }) })
    .where('associate_id', '=', associateId)
    .where('last_seen_at', '=', lastSeenAt)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return isNew ? lastSeenAt : previousVisitAt
  return (await findVisit(db, associateId))?.previous_visit_at ?? null
}

const findVisit = (db: Kysely<Database>, associateId: string) =>
  db.selectFrom('visits').selectAll().where('associate_id', '=', associateId).executeTakeFirst()

export const isNewVisit = (lastSeenAt: string, at: string) =>
  secondsBetween(lastSeenAt, at) > MAX_PAUSE_SECONDS

export const isWriteDue = (lastSeenAt: string, at: string) =>
  secondsBetween(lastSeenAt, at) >= WRITE_INTERVAL_SECONDS

const secondsBetween = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000

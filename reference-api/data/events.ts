import type { Kysely } from 'kysely'
import { isIsoDate } from '../../app/domain/dates'
import { countEvents, findTroubledEvents, replayEvents } from '../db/queries/events'
import type { Database } from '../schema'

/**
 * Queues the failed events again. If `since` (a time in India) is set, also queues the events that were sent since then. Returns how many
 * events are queued, as a sentence.
 */
export async function replayFrom(
  db: Kysely<Database>,
  since: string | undefined,
  now = new Date(),
): Promise<string> {
  const eventCount = await replayEvents(db, since === undefined ? null : timestampOf(since), now)
  return eventCount === 1 ? '1 event is queued again.' : `${eventCount} events are queued again.`
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T]([01]\d|2[0-3]):([0-5]\d))?$/

function timestampOf(text: string): string {
  const [, day = '', hour = '00', minute = '00'] = TIME.exec(text) ?? []
  if (!isIsoDate(day)) throw new Error('--since must be yyyy-MM-dd or "yyyy-MM-dd HH:mm", in India time.')
  return `${day} ${hour}:${minute}:00`
}

export async function printEvents(db: Kysely<Database>): Promise<void> {
  const { waiting, failed, sent } = await countEvents(db)
  console.log(`${waiting} waiting, ${failed} failed, ${sent} sent in the last 30 days`)
  const troubled = await findTroubledEvents(db)
  if (troubled.length > 0) console.table(troubled)
}

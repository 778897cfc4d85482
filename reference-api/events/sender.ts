import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { canWrite } from '../db/can-write'
import { asOnlySender, type Event, findDueEvents, markEventFailed, markEventSent } from '../db/queries/events'
import type { Database } from '../schema'
import { OutgoingRequestError, sendRequest } from '../outgoing-request'
import { PAUSES_MS, startSendLoop, waitForAll } from '../send-loop'
import { eventMessage } from './message'

interface EventsWebhook {
  url: string
  secret: string
}

interface SenderOptions {
  db: Kysely<Database>
  webhook: EventsWebhook
  log: Logger
  now?: () => Date
}

/** Any number that no other advisory lock of the database uses. */
const EVENTS_LOCK = 20_250_034
/** The events of a batch are sent concurrently, so that a hanging receiver delays the next batch by at most ten seconds. */
const EVENTS_PER_BATCH = 10

/** Closing aborts running requests; their events are sent again later. */
export const startEventSender = (options: SenderOptions) =>
  startSendLoop((closing) => sendDueEvents(options, closing), { name: 'event sender', log: options.log })

/** Returns how many events it tried to send, or 0 if another process is sending. */
export function sendDueEvents(options: SenderOptions, closing?: AbortSignal): Promise<number> {
  const { db, now = () => new Date() } = options
  return asOnlySender(db, EVENTS_LOCK, async () => {
    const events = await findDueEvents(db, now(), EVENTS_PER_BATCH)
    if (events.length === 0 || !(await canWrite(db))) return 0
    await waitForAll(events.map((event) => attempt(event, { ...options, now }, closing)))
    return events.length
  })
}

async function attempt(
  event: Event,
  { db, webhook, log, now }: Required<SenderOptions>,
  closing?: AbortSignal,
): Promise<void> {
  if (closing?.aborted) return
  try {
    await sendRequest(webhook.url, eventMessage(event, webhook.secret, now()), closing)
  } catch (error) {
    if (!(error instanceof OutgoingRequestError)) throw error
    if (closing?.aborted) return
    const pause = PAUSES_MS[event.attempts]
    const nextAttempt = pause === undefined ? null : new Date(now().getTime() + pause)
    await markEventFailed(db, event, { nextAttempt, error: error.message })
    const fields = { event: event.public_id, type: event.type, reason: error.message }
    if (nextAttempt) return log.warn({ ...fields, nextAttempt }, 'event not sent')
    return log.error(fields, 'event given up')
  }
  await markEventSent(db, event, now())
}

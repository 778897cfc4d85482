import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { asOnlySender, type Event, findDueEvents, markEventFailed, markEventSent } from '../db/queries/events'
import type { Database } from '../db/schema'
import { OutgoingRequestError, sendRequest } from '../outgoing-request'
import { eventMessage } from './message'

export interface EventsWebhook {
  url: string
  secret: string
}

export interface SenderOptions {
  db: Kysely<Database>
  webhook: EventsWebhook
  log: Logger
  now?: () => Date
}

const POLL_MS = 2_000
/** At once, of different persons: a stalled receiver delays others by ten seconds per batch. */
const EVENTS_PER_BATCH = 10

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Between attempts; after the last the event is given up. */
export const PAUSES_MS = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
]

/** Sends recorded events until closed. Closing aborts running requests; their events are sent again later. */
export function startEventSender(options: SenderOptions): { close: () => Promise<void> } {
  const closing = new AbortController()
  const stopped = run()
  return {
    close: async () => {
      closing.abort()
      await stopped
    },
  }

  async function run() {
    while (!closing.signal.aborted) {
      const sent = await sendDueEvents(options, closing.signal).catch((err: unknown) => {
        options.log.error({ err }, 'event sender failed')
        return 0
      })
      if (sent === 0) await sleep(POLL_MS, null, { signal: closing.signal }).catch(() => null)
    }
  }
}

/** Attempts one batch and returns its size, or 0 if another process sends. */
export function sendDueEvents(options: SenderOptions, closing?: AbortSignal): Promise<number> {
  const { db, now = () => new Date() } = options
  return asOnlySender(db, async () => {
    const events = await findDueEvents(db, now(), EVENTS_PER_BATCH)
    const attempts = events.map((event) => attempt(event, { ...options, now }, closing))
    // All end before another process may send.
    for (const result of await Promise.allSettled(attempts))
      if (result.status === 'rejected') throw result.reason
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

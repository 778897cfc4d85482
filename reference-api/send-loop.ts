import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

const POLL_MS = 2_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Pauses between attempts. A message is given up if the attempt after the last pause fails. */
export const PAUSES_MS = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
]

/** Waits until all attempts have ended, because another process may send afterwards. Then throws the first failure, if any. */
export async function waitForAll(attempts: Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(attempts))
    if (result.status === 'rejected') throw result.reason
}

/**
 * Runs `sendBatch` again and again, with a pause after each result of 0 and each failure. `close` aborts the signal and waits for the
 * running batch.
 */
export function startSendLoop(
  sendBatch: (closing: AbortSignal) => Promise<number>,
  { name, log }: { name: string; log: Logger },
): { close: () => Promise<void> } {
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
      const attemptCount = await sendBatch(closing.signal).catch((err: unknown) => {
        log.error({ err }, `${name} failed`)
        return 0
      })
      if (attemptCount === 0) await sleep(POLL_MS, null, { signal: closing.signal }).catch(() => null)
    }
  }
}

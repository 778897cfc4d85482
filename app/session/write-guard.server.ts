import { ApiError, unconfirmed } from '~/api/errors'
import type { RunOnce } from '~/api/caller.server'
import { env } from '~/env.server'
import type { Session } from './session.server'
import { bestEffortStore, strictStore } from './shared-store.server'
import { storeKey } from './signing.server'

/** The reference API stores its keys for the same time (decision 0008). */
const LIFE_MS = 24 * 60 * 60_000
const POLL_MS = 200
/** Exceeds the longest write, an upload. */
const MAX_WAIT_MS = 65_000

const claims = strictStore('write-claims')
const outcomes = bestEffortStore('write-outcomes')
const running = new Map<string, Promise<unknown>>()

/**
 * Sends a write once, even if its form is posted several times or to several portals. Later posts get the first result. An unconfirmed
 * write is sent again only if the upstream honours keys; a write that failed in another way may be sent again.
 */
export function writesOnce({ user }: Pick<Session, 'user'>): RunOnce {
  return (fingerprint, run) => {
    const id = storeKey('write', user.id, fingerprint)
    const runningWrite = running.get(id) as ReturnType<typeof run> | undefined
    if (runningWrite) return runningWrite
    const started = runOnce(id, run).finally(() => running.delete(id))
    running.set(id, started)
    return started
  }
}

async function runOnce<Data>(id: string, run: () => Promise<Data>): Promise<Data> {
  const deadlineMs = Date.now() + MAX_WAIT_MS
  for (;;) {
    const outcome = await outcomes.get(id)
    if (outcome) return replay(outcome)
    if (await claim(id)) return runAndStore(id, run)
    if (Date.now() > deadlineMs) throw unconfirmed(new ApiError('unavailable', '', 'write', 'still running'))
    await pause()
  }
}

/** If Redis cannot be used, the write runs, and only this process prevents a repeat. */
async function claim(id: string): Promise<boolean> {
  return (await claims.count(id, LIFE_MS).catch(() => 1)) === 1
}

async function runAndStore<Data>(id: string, run: () => Promise<Data>): Promise<Data> {
  try {
    const data = await run()
    await outcomes.set(id, JSON.stringify({ data }), LIFE_MS)
    return data
  } catch (error) {
    const isUnconfirmed = error instanceof ApiError && error.kind === 'unconfirmed'
    if (isUnconfirmed && !env.apiHonoursIdempotencyKeys) {
      const { call, detail, init } = error
      await outcomes.set(id, JSON.stringify({ unconfirmed: { call, detail, status: init.status } }), LIFE_MS)
    } else await claims.delete(id).catch(() => undefined)
    throw error
  }
}

interface UnconfirmedOutcome {
  call: string
  detail: string
  status: number
}

function replay<Data>(outcome: string): Data {
  const stored = JSON.parse(outcome) as { data: Data } | { unconfirmed: UnconfirmedOutcome }
  if ('data' in stored) return stored.data
  const { call, detail, status } = stored.unconfirmed
  throw unconfirmed(new ApiError('unavailable', '', call, detail, status))
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS))

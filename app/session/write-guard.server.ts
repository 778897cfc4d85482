import { ApiError, unconfirmed } from '~/api/errors'
import type { RunOnce } from '~/api/caller.server'
import { env } from '~/env.server'
import { seal, type Session, unseal } from './session.server'
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
    if (outcome) return replay(await unseal(outcome))
    if (await claim(id)) return runAndStore(id, run)
    if (Date.now() > deadlineMs) throw unconfirmed(new ApiError('unavailable', '', 'write', 'still running'))
    await pause()
  }
}

/** If Redis cannot be used, the write runs, and only this process prevents a repeat. */
async function claim(id: string): Promise<boolean> {
  return claims.claim(id, 1, LIFE_MS).catch(() => true)
}

async function runAndStore<Data>(id: string, run: () => Promise<Data>): Promise<Data> {
  try {
    const data = await run()
    await store(id, { data })
    return data
  } catch (error) {
    const isUnconfirmed = error instanceof ApiError && error.kind === 'unconfirmed'
    if (isUnconfirmed && !env.apiHonoursIdempotencyKeys) {
      const { call, detail, init } = error
      await store(id, { unconfirmed: { call, detail, status: init.status } })
    } else await claims.delete(id).catch(() => undefined)
    throw error
  }
}

type Outcome = { data: unknown } | { unconfirmed: { call: string; detail: string; status: number } }

/** Sealed, because a reply may contain a secret, such as the token of a customer's link. */
const store = async (id: string, outcome: Outcome) => outcomes.set(id, await seal(outcome), LIFE_MS)

/** An outcome that no longer opens, because its secret was removed, is unconfirmed. */
function replay<Data>(outcome: unknown): Data {
  const stored = (outcome ?? {
    unconfirmed: { call: 'write', detail: 'outcome unreadable', status: 502 },
  }) as Outcome
  if ('data' in stored) return stored.data as Data
  const { call, detail, status } = stored.unconfirmed
  throw unconfirmed(new ApiError('unavailable', '', call, detail, status))
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS))

import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Changes, readChanges, readPosition } from './db/queries/changed-rows'
import type { Database } from './schema'

const MAX_CACHE_BYTES = 128 * 1024 * 1024

/** Describes a state that is cached in memory and brought up to date before each use (decision 0052). */
export interface Part<State> {
  create: (db: Kysely<Database>) => Promise<State>
  /** Must read first and then change `state` synchronously, because other requests use the same state. */
  update: (db: Kysely<Database>, state: State, changes: Changes) => Promise<void>
  /** Returns approximate bytes. */
  sizeOf: (state: State) => number
}

/** Returns the current state of the part `name`. Use the state before the next await, because another request may then change the state. */
export type IncrementalCache = <State>(
  db: Kysely<Database>,
  name: string,
  part: Part<State>,
) => Promise<State>

interface Entry {
  position: number
  state: unknown
  size: number
}

export function createIncrementalCache(): IncrementalCache {
  const cache = new LRUCache<string, Entry>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ size }) => Math.max(1, size),
  })
  const queues = new Map<string, Promise<unknown>>()
  return (db, name, part) => {
    const run = () => bringUpToDate(cache, db, name, part)
    // Updates of a part run one after another, so that an older change is never applied after a newer change.
    const current = (queues.get(name) ?? Promise.resolve()).then(run, run)
    queues.set(name, current)
    const leaveQueue = () => {
      if (queues.get(name) === current) queues.delete(name)
    }
    current.then(leaveQueue, leaveQueue)
    return current
  }
}

async function bringUpToDate<State>(
  cache: LRUCache<string, Entry>,
  db: Kysely<Database>,
  name: string,
  part: Part<State>,
): Promise<State> {
  const entry = cache.get(name)
  const latest = entry && (await readChanges(db, entry.position))
  if (!entry || !latest) {
    const position = await readPosition(db)
    const state = await part.create(db)
    cache.set(name, { position, state, size: part.sizeOf(state) })
    return state
  }
  const state = entry.state as State
  if (latest.position === entry.position) return state
  await part.update(db, state, latest.changes)
  cache.set(name, { position: latest.position, state, size: part.sizeOf(state) })
  return state
}

import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Changes, readChanges, readPosition } from './db/queries/changed-rows'
import type { Database } from './db/schema'

const MAX_CACHE_BYTES = 128 * 1024 * 1024

/** State that is cached in memory and updated on each change of the database (decision 0052). */
export interface Part<State> {
  create: (db: Kysely<Database>) => Promise<State>
  /** Must read first and then change `state` synchronously, because other requests use it. */
  update: (db: Kysely<Database>, state: State, changes: Changes) => Promise<void>
  /** Approximate bytes. */
  sizeOf: (state: State) => number
}

/** Returns the current state of the part `name`. Use it before the next await, because another request may change it. */
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
    // One update of a part at a time, so that an older change is never applied after a newer one.
    const current = (queues.get(name) ?? Promise.resolve()).then(run, run)
    queues.set(name, current)
    const leave = () => void (queues.get(name) === current && queues.delete(name))
    current.then(leave, leave)
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
  const known = entry && (await readChanges(db, entry.position))
  if (!entry || !known) {
    const position = await readPosition(db)
    const state = await part.create(db)
    cache.set(name, { position, state, size: part.sizeOf(state) })
    return state
  }
  const state = entry.state as State
  if (known.position === entry.position) return state
  await part.update(db, state, known.changes)
  cache.set(name, { position: known.position, state, size: part.sizeOf(state) })
  return state
}

import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { readDataVersion } from './db/queries/data-version'
import type { Database } from './db/schema'

const MOST_BYTES = 32 * 1024 * 1024
/** Shorter replies are computed as fast as they are looked up. */
const LEAST_BYTES = 64 * 1024

/** Returns the cached reply for a key, or creates it. */
export type KeptReplies = (
  db: Kysely<Database>,
  key: string,
  make: () => Promise<Buffer<ArrayBuffer>>,
) => Promise<Buffer<ArrayBuffer>>

/**
 * Caches long replies in this process. An entry is valid while the data version is unchanged (decision 0020).
 */
export function keepReplies(leastBytes = LEAST_BYTES): KeptReplies {
  const kept = new LRUCache<string, { version: string; body: Buffer<ArrayBuffer> }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  return async (db, key, make) => {
    const version = await readDataVersion(db)
    const found = kept.get(key)
    if (found?.version === version) return found.body
    const body = await make()
    if (body.length >= leastBytes) kept.set(key, { version, body })
    else kept.delete(key)
    return body
  }
}

import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { readDataVersion } from './db/queries/data-version'
import type { Database } from './db/schema'

const MAX_CACHE_BYTES = 32 * 1024 * 1024
/** Shorter lists are computed as fast as they are looked up. */
const MIN_REPLY_BYTES = 64 * 1024

export type ReplyCache = (
  db: Kysely<Database>,
  key: string,
  create: () => Promise<Buffer<ArrayBuffer>>,
  /** Shorter replies are not cached. */
  minBytes?: number,
) => Promise<Buffer<ArrayBuffer>>

/** Caches long replies, and slow parts of short ones, of this process while the data version is unchanged (decision 0020). */
export function createReplyCache(minReplyBytes = MIN_REPLY_BYTES): ReplyCache {
  const cache = new LRUCache<string, { version: string; body: Buffer<ArrayBuffer> }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  const pending = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  return async (db, key, create, minBytes = minReplyBytes) => {
    const version = await readDataVersion(db)
    const cached = cache.get(key)
    if (cached?.version === version) return cached.body
    const body = await createOnce(`${version} ${key}`, create)
    if (body.length >= minBytes) cache.set(key, { version, body })
    else cache.delete(key)
    return body
  }

  /** A caller that gave up on a slow reply and asks again waits for the same one. */
  function createOnce(key: string, create: () => Promise<Buffer<ArrayBuffer>>) {
    const running = pending.get(key) ?? create().finally(() => pending.delete(key))
    pending.set(key, running)
    return running
  }
}

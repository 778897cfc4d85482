import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { readPosition } from './db/queries/changed-rows'
import type { Database } from './schema'

const MAX_CACHE_BYTES = 32 * 1024 * 1024
/** Computing a shorter reply takes about as long as looking it up. */
const MIN_REPLY_BYTES = 64 * 1024

export type ReplyCache = (
  db: Kysely<Database>,
  key: string,
  create: () => Promise<Buffer<ArrayBuffer>>,
) => Promise<Buffer<ArrayBuffer>>

/** Caches long replies in this process, until a row is recorded as changed (decisions 0020 and 0052). */
export function createReplyCache(minReplyBytes = MIN_REPLY_BYTES): ReplyCache {
  const cache = new LRUCache<string, { position: number; body: Buffer<ArrayBuffer> }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  const pending = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  return async (db, key, create) => {
    const position = await readPosition(db)
    const cached = cache.get(key)
    if (cached?.position === position) return cached.body
    const body = await createOnce(`${position} ${key}`, create)
    if (body.length >= minReplyBytes) cache.set(key, { position, body })
    else cache.delete(key)
    return body
  }

  /** Concurrent requests share one computation, because callers retry slow requests. */
  function createOnce(key: string, create: () => Promise<Buffer<ArrayBuffer>>) {
    const running = pending.get(key) ?? create().finally(() => pending.delete(key))
    pending.set(key, running)
    return running
  }
}

import { LRUCache } from 'lru-cache'
import type { Store } from './shared-store.server'

/** Known in this process alone, and until it ends. */
export function memoryStore(): Store {
  const kept = new LRUCache<string, string>({ max: 100_000 })
  return {
    get: (key) => Promise.resolve(kept.get(key) ?? null),
    set(key, value, lifeMs) {
      kept.set(key, value, { ttl: lifeMs })
      return Promise.resolve()
    },
    count(key, lifeMs) {
      const count = Number(kept.get(key) ?? 0) + 1
      kept.set(key, String(count), { ttl: lifeMs })
      return Promise.resolve(count)
    },
    delete(key) {
      kept.delete(key)
      return Promise.resolve()
    },
  }
}

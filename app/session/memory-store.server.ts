import { LRUCache } from 'lru-cache'
import type { Store } from './store.server'

export function memoryStore(): Store {
  const entries = new LRUCache<string, string>({
    // Unlike `max`, this bound reserves no memory.
    maxSize: 100_000,
    sizeCalculation: () => 1,
    // Days must not end late because the machine slept.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  })
  return {
    get: (key) => Promise.resolve(entries.get(key) ?? null),
    set(key, value, lifeMs) {
      entries.set(key, value, { ttl: lifeMs })
      return Promise.resolve()
    },
    count(key, lifeMs) {
      const count = Number(entries.get(key) ?? 0) + 1
      entries.set(key, String(count), { ttl: lifeMs, noUpdateTTL: true })
      return Promise.resolve(count)
    },
    delete(key) {
      entries.delete(key)
      return Promise.resolve()
    },
  }
}

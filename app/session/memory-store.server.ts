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
  const claimsOf = (key: string, windowMs: number) =>
    (entries.get(key) ?? '').split(' ').filter((atMs) => Number(atMs) > Date.now() - windowMs)
  return {
    get: (key) => Promise.resolve(entries.get(key) ?? null),
    set(key, value, lifeMs) {
      entries.set(key, value, { ttl: lifeMs })
      return Promise.resolve()
    },
    claim(key, limit, windowMs) {
      const claims = claimsOf(key, windowMs)
      const isGranted = claims.length < limit
      if (isGranted) entries.set(key, [...claims, Date.now()].join(' '), { ttl: windowMs })
      return Promise.resolve(isGranted)
    },
    claims: (key, windowMs) => Promise.resolve(claimsOf(key, windowMs).length),
    delete(key) {
      entries.delete(key)
      return Promise.resolve()
    },
  }
}

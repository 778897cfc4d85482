import { LRUCache } from 'lru-cache'
import type { Store } from './store.server'

export function memoryStore(): Store {
  const entries = new LRUCache<string, string>({ max: 100_000 })
  const slots = new LRUCache<string, number[]>({ max: 100_000 })
  const takenSlots = (key: string, lifeMs: number) =>
    (slots.get(key) ?? []).filter((takenAtMs) => takenAtMs > Date.now() - lifeMs)
  return {
    get: (key) => Promise.resolve(entries.get(key) ?? null),
    set(key, value, lifeMs) {
      entries.set(key, value, { ttl: lifeMs })
      return Promise.resolve()
    },
    count(key, lifeMs) {
      const count = Number(entries.get(key) ?? 0) + 1
      entries.set(key, String(count), { ttl: lifeMs })
      return Promise.resolve(count)
    },
    delete(key) {
      entries.delete(key)
      return Promise.resolve()
    },
    takeSlot(key, limit, lifeMs) {
      const usedSlots = takenSlots(key, lifeMs)
      if (usedSlots.length >= limit) return Promise.resolve(false)
      slots.set(key, [...usedSlots, Date.now()], { ttl: lifeMs })
      return Promise.resolve(true)
    },
    hasSlot: (key, limit, lifeMs) => Promise.resolve(takenSlots(key, lifeMs).length < limit),
  }
}

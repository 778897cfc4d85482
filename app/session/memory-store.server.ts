import { LRUCache } from 'lru-cache'
import type { Store } from './store.server'

export function memoryStore(): Store {
  const entriesOf = onFirstUse(() => new LRUCache<string, string>({ max: 100_000 }))
  const slotsOf = onFirstUse(() => new LRUCache<string, number[]>({ max: 100_000 }))
  const takenSlots = (key: string, lifeMs: number) =>
    (slotsOf().get(key) ?? []).filter((takenAtMs) => takenAtMs > Date.now() - lifeMs)
  return {
    get: (key) => Promise.resolve(entriesOf().get(key) ?? null),
    set(key, value, lifeMs) {
      entriesOf().set(key, value, { ttl: lifeMs })
      return Promise.resolve()
    },
    count(key, lifeMs) {
      const count = Number(entriesOf().get(key) ?? 0) + 1
      entriesOf().set(key, String(count), { ttl: lifeMs })
      return Promise.resolve(count)
    },
    delete(key) {
      entriesOf().delete(key)
      return Promise.resolve()
    },
    takeSlot(key, limit, lifeMs) {
      const usedSlots = takenSlots(key, lifeMs)
      if (usedSlots.length >= limit) return Promise.resolve(false)
      slotsOf().set(key, [...usedSlots, Date.now()], { ttl: lifeMs })
      return Promise.resolve(true)
    },
    hasSlot: (key, limit, lifeMs) => Promise.resolve(takenSlots(key, lifeMs).length < limit),
  }
}

/** A cache reserves its memory, some megabytes, when it is made; most stores use only one of their caches, or none. */
function onFirstUse<Cache extends object>(make: () => Cache): () => Cache {
  let made: Cache | undefined
  return () => (made ??= make())
}

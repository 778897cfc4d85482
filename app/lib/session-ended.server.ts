type Evict = (token: string) => void

const listeners = new Set<Evict>()

/** Registers a cache that holds entries for an upstream token, to be evicted when its session ends. */
export function onSessionEnded(evict: Evict) {
  listeners.add(evict)
}

export function notifySessionEnded(token: string) {
  for (const evict of listeners) evict(token)
}

type Evict = (token: string) => void

const listeners = new Set<Evict>()

/** `evict` removes the cached entries of an upstream token. */
export function onSessionEnded(evict: Evict) {
  listeners.add(evict)
}

export function notifySessionEnded(token: string) {
  for (const evict of listeners) evict(token)
}

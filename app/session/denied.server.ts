import { LRUCache } from 'lru-cache'
import { env } from '~/env.server'

// Sessions signed out before they expired. Kept until no copy of their cookie could be good any more.
const denied = new LRUCache<string, true>({ max: 100_000, ttl: env.idleSeconds * 2 * 1000 })

export function denySession(id: string) {
  denied.set(id, true)
}

export function isDenied(id: string): boolean {
  return denied.has(id)
}

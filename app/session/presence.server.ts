import { LRUCache } from 'lru-cache'
import { env } from '~/env.server'

/**
 * When each session last asked for a page. The cookie says it too, but up to a twelfth of the idle time late, as one on every
 * reply would empty the browser's back/forward cache; a process that has not seen the session goes by its cookie.
 */
const seen = new LRUCache<string, Presence>({ max: 100_000, ttl: env.idleSeconds * 1000 })

interface Presence {
  atMs: number
  /** Where a page that left too early is led back to: it comes by itself, so that is no activity. */
  ledBackTo?: string
}

interface Known {
  id: string
  issuedAtMs: number
}

/** Browsers fetch what may be visited next. That is no visit: nothing is to change by it. */
export function isFetchedAhead({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

export function lastSeenMs({ id, issuedAtMs }: Known): number {
  return Math.max(issuedAtMs, seen.get(id)?.atMs ?? 0)
}

/** Begins the idle time anew, and answers whether it does. */
export function heedVisit(request: Request, session: Known): boolean {
  if (isFetchedAhead(request)) return false
  const last = seen.get(session.id)
  const isLedBack = last?.ledBackTo === placeOf(request)
  const atMs = isLedBack ? lastSeenMs(session) : Date.now()
  seen.set(session.id, { atMs })
  return !isLedBack
}

/** The next request for that page is not the person's. */
export function leadBack(session: Known, path: string): string {
  seen.set(session.id, { atMs: lastSeenMs(session), ledBackTo: path })
  return path
}

/** What is left of the idle time. */
export function secondsLeft(session: Known): number {
  return Math.max(1, Math.ceil((lastSeenMs(session) - Date.now()) / 1000 + env.idleSeconds))
}

function placeOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

import { env } from '~/env.server'
import { markOf, steadyStore } from './shared-store.server'

const LIFE_MS = env.idleSeconds * 1000

/**
 * When each session last asked for a page. The cookie says it too, but up to a twelfth of the idle time late, as one on every
 * reply would empty the browser's back/forward cache; a portal that does not know the session goes by its cookie.
 */
const seen = steadyStore('seen')

/** Where a page that left too early is led back to: it comes by itself, so that is no activity. */
const ledBackTo = steadyStore('led-back-to')

interface Known {
  id: string
  issuedAtMs: number
}

/** Browsers fetch what may be visited next. That is no visit: nothing is to change by it. */
export function isFetchedAhead({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

export async function lastSeenMs({ id, issuedAtMs }: Known): Promise<number> {
  return Math.max(issuedAtMs, Number(await seen.get(id)))
}

/** Begins the idle time anew, and answers whether it does. */
export async function heedVisit(request: Request, { id }: Known): Promise<boolean> {
  if (isFetchedAhead(request)) return false
  const place = await ledBackTo.get(id)
  if (place !== null) await ledBackTo.delete(id)
  if (place === placeOf(request)) return false
  await seen.set(id, String(Date.now()), LIFE_MS)
  return true
}

/** The next request for that page is not the person's. */
export async function leadBack({ id }: Known, path: string): Promise<string> {
  await ledBackTo.set(id, markOf(path), LIFE_MS)
  return path
}

/** What is left of the idle time. */
export async function secondsLeft(session: Known): Promise<number> {
  return Math.max(1, Math.ceil(((await lastSeenMs(session)) - Date.now()) / 1000 + env.idleSeconds))
}

function placeOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return markOf(pathname + search)
}

import { env } from '~/env.server'
import { keyedHash, bestEffortStore } from './shared-store.server'

const LIFE_MS = env.idleSeconds * 1000

/**
 * When each session last asked for a page, and the last tab of each area then. The cookie says it too, but up to a twelfth of the
 * idle time late, as one on every reply would empty the browser's back/forward cache; a portal that does not know the session
 * goes by its cookie.
 */
const visits = bestEffortStore('last-visit')

/** Where a page that left too early is led back to: it comes by itself, so that is no activity. */
const automaticRedirects = bestEffortStore('led-back-to')

interface Known {
  id: string
  issuedAtMs: number
}

interface Visit {
  ms: number
  bookingsUrl: string | null
  commissionUrl: string | null
}

type Tabs = Omit<Visit, 'ms'>

/** Browsers fetch what may be visited next. That is no visit: nothing is to change by it. */
export function isPrefetch({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

/** What was known last: by the store, or by the cookie where that is newer. */
export async function lastActivity({
  id,
  issuedAtMs,
  bookingsUrl,
  commissionUrl,
}: Known & Tabs): Promise<Visit> {
  const stored = JSON.parse((await visits.get(id)) ?? 'null') as Visit | null
  return stored && stored.ms >= issuedAtMs ? stored : { ms: issuedAtMs, bookingsUrl, commissionUrl }
}

/** Begins the idle time anew, and answers whether it does. */
export async function recordActivity(
  request: Request,
  { id, bookingsUrl, commissionUrl }: Known & Tabs,
): Promise<boolean> {
  if (isPrefetch(request)) return false
  const place = await automaticRedirects.get(id)
  if (place !== null) await automaticRedirects.delete(id)
  if (place === placeOf(request)) return false
  const visit: Visit = { ms: Date.now(), bookingsUrl, commissionUrl }
  await visits.set(id, JSON.stringify(visit), LIFE_MS)
  return true
}

export async function clearActivity({ id }: Known) {
  await Promise.all([visits.delete(id), automaticRedirects.delete(id)])
}

/** The next request for that page is not the person's. */
export async function markAutomaticRedirect({ id }: Known, path: string): Promise<string> {
  await automaticRedirects.set(id, keyedHash(path), LIFE_MS)
  return path
}

/** What is left of the idle time. */
export async function secondsLeft(session: Known & Tabs): Promise<number> {
  const { ms } = await lastActivity(session)
  return Math.max(1, Math.ceil((ms - Date.now()) / 1000 + env.idleSeconds))
}

function placeOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return keyedHash(pathname + search)
}

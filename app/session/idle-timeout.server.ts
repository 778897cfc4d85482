import type { Area } from '~/paths/area'
import { LIFETIMES, MAX_IDLE_MS } from './lifetimes.server'
import { bestEffortStore } from './shared-store.server'
import { sign } from './signing.server'

/**
 * The last visit of each session. The cookie also has a time, but is renewed only every twelfth of the idle time, because a cookie on every
 * response empties the back/forward cache. For a session without an entry here, the time in the cookie counts.
 */
const visits = bestEffortStore('last-visit')

/**
 * A page without scripts redirects to logout after the idle time, even if another tab was active. Logout then sends the page back. That
 * return is not activity, unless another page was requested in between.
 */
const automaticRedirects = bestEffortStore('automatic-redirects')

interface IssuedCookie {
  id: string
  issuedAtMs: number
}

interface Visit {
  ms: number
  bookingsUrl: string | null
  commissionUrl: string | null
}

type Tabs = Omit<Visit, 'ms'>

export function isPrefetch({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

/** Returns the visit in the store or in the cookie, whichever is newer. */
export async function lastActivity({
  id,
  issuedAtMs,
  bookingsUrl,
  commissionUrl,
}: IssuedCookie & Tabs): Promise<Visit> {
  const stored = JSON.parse((await visits.get(id)) ?? 'null') as Visit | null
  const tabs: Tabs = { bookingsUrl, commissionUrl }
  return stored && stored.ms >= issuedAtMs ? stored : { ms: issuedAtMs, ...tabs }
}

/** Returns false for requests that are not activity. */
export async function recordActivity(
  request: Request,
  { id, bookingsUrl, commissionUrl }: IssuedCookie & Tabs,
): Promise<boolean> {
  if (isPrefetch(request)) return false
  const returnedPageHash = await automaticRedirects.get(id)
  if (returnedPageHash !== null) await automaticRedirects.delete(id)
  if (returnedPageHash === pageHash(request)) return false
  const visit: Visit = { ms: Date.now(), bookingsUrl, commissionUrl }
  await visits.set(id, JSON.stringify(visit), MAX_IDLE_MS)
  return true
}

export async function clearActivity({ id }: IssuedCookie) {
  await Promise.all([visits.delete(id), automaticRedirects.delete(id)])
}

export async function markAutomaticRedirect({ id }: IssuedCookie, path: string): Promise<string> {
  await automaticRedirects.set(id, sign('page', path), MAX_IDLE_MS)
  return path
}

export async function secondsLeft(session: IssuedCookie & Tabs & { area: Area }): Promise<number> {
  const { ms } = await lastActivity(session)
  return Math.max(1, Math.ceil((ms - Date.now()) / 1000 + LIFETIMES[session.area].idleSeconds))
}

function pageHash({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return sign('page', pathname + search)
}

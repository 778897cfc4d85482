import {
  SAVED_COPIES_PREFIX,
  SAVED_COPIES_HEADER,
  deleteSavedCopies,
  type SavePageMessage,
} from '../saved-copies'
import { worker } from './scope'

declare const BUILD: string

const BUILD_PREFIX = `${SAVED_COPIES_PREFIX}${BUILD}-`
const MAX_COPIES = 60
/** Path of the cache entry for the expiry; no page has this path. */
const EXPIRY = '/.expiry'
const SIGN_OUT_AS_IDLE = '/logout?reason=idle'

/** A saved copy runs no scripts and loads only from this portal. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export async function applyCachePolicy(response: Response): Promise<void> {
  const policy = response.headers.get(SAVED_COPIES_HEADER)
  if (policy === 'none' || policy === 'off') await deleteSavedCopies()
  if (policy === 'off') await worker.registration.unregister()
  if (policy) await openCacheOf(policy)
}

export async function savePage({ url, html, copies }: SavePageMessage): Promise<void> {
  const opened = await openCacheOf(copies)
  if (!opened) return
  const { cache, seconds } = opened
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
    // Logs out without a script after the idle time (M015).
    Refresh: `${seconds};url=${SIGN_OUT_AS_IDLE}`,
  }
  // `put` replaces the older copy in one step, so that there is always a copy. The newest copy is the last key.
  await cache.put(withoutHash(url), new Response(html, { headers }))
  const pages = (await cache.keys()).filter((page) => new URL(page.url).pathname !== EXPIRY)
  await Promise.all(pages.slice(0, -MAX_COPIES).map((oldest) => cache.delete(oldest)))
}

export async function savedCopy(url: string): Promise<Response | undefined> {
  const cache = await openUnexpiredCache({ isVisit: !url.endsWith(SIGN_OUT_AS_IDLE) })
  return cache?.match(withoutHash(url))
}

/** Copies of an older build may link to stylesheets that no longer exist. */
export async function deleteOtherBuilds(): Promise<void> {
  await deleteCopiesUnless((name) => name.startsWith(BUILD_PREFIX))
}

/** Opens the cache of this session, deletes the copies of other sessions and builds, and sets the expiry. Null for `none` and `off`. */
async function openCacheOf(copies: string): Promise<{ cache: Cache; seconds: number } | null> {
  const [owner, lifetime, remaining = lifetime] = copies.split(';')
  if (!owner || !lifetime) return null
  const seconds = Number(lifetime)
  await deleteCopiesUnless((name) => name === BUILD_PREFIX + owner)
  const cache = await caches.open(BUILD_PREFIX + owner)
  await cache.put(EXPIRY, expiryResponse(seconds * 1000, Number(remaining) * 1000))
  return { cache, seconds }
}

async function deleteCopiesUnless(isWanted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(SAVED_COPIES_PREFIX) && !isWanted(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** A visit extends the lifetime of copies, even offline; the automatic logout is no visit (M015). */
async function openUnexpiredCache({ isVisit }: { isVisit: boolean }): Promise<Cache | null> {
  const name = (await caches.keys()).find((cacheName) => cacheName.startsWith(BUILD_PREFIX))
  if (!name) return null
  const cache = await caches.open(name)
  const stored = await cache.match(EXPIRY)
  const expiry = (await stored?.json()) as Expiry | undefined
  if (expiry && expiry.until > Date.now()) {
    if (isVisit) await cache.put(EXPIRY, expiryResponse(expiry.ms))
    return cache
  }
  await caches.delete(name)
  return null
}

interface Expiry {
  /** Unix time in milliseconds. */
  until: number
  /** Lifetime that each visit restarts, in milliseconds. */
  ms: number
}

const expiryResponse = (lifetimeMs: number, remainingMs = lifetimeMs) =>
  new Response(JSON.stringify({ until: Date.now() + remainingMs, ms: lifetimeMs }))

const withoutHash = (url: string) => url.split('#')[0] ?? url

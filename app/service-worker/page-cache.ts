import {
  SAVED_COPIES_PREFIX,
  SAVED_COPIES_HEADER,
  deleteSavedCopies,
  type SaveDocumentMessage,
  type SavePageMessage,
} from '../browser-session/saved-copies'
import { pageWith, stripScripts, withNotice } from './saved-page'
import { worker } from './scope'

declare const BUILD: string

const BUILD_PREFIX = `${SAVED_COPIES_PREFIX}${BUILD}-`
const MAX_COPIES = 60
const SAVED_AT = 'x-saved-at'
// Cache entries beside the pages, at paths that no page has.
const FRAME = '/.frame'
const EXPIRY = '/.expiry'
const SIGN_OUT_AS_IDLE = '/logout?reason=idle'

/** A saved copy runs no scripts and loads only from this portal. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Applies the document's `Saved-Copies` header. Error pages have no such header. */
export async function applyCachePolicy(url: string, response: Response): Promise<void> {
  const policy = response.headers.get(SAVED_COPIES_HEADER)
  if (policy === 'none' || policy === 'off') await deleteSavedCopies()
  if (policy === 'off') await worker.registration.unregister()
  if (policy) await saveDocument({ url, copies: policy, html: await response.text() })
}

export async function saveDocument({ url, copies, html: original }: Omit<SaveDocumentMessage, 'action'>) {
  const [owner, seconds] = copies.split(';')
  if (!owner || !seconds) return
  const html = stripScripts(original)
  const cache = await cacheOf(owner)
  await cache.put(FRAME, new Response(html))
  await cache.put(EXPIRY, expiryResponse(Number(seconds) * 1000))
  await putPage(cache, url, html)
}

export async function savePageContent({ url, title, main }: SavePageMessage): Promise<void> {
  const cache = await openUnexpiredCache()
  const frame = await cache?.match(FRAME)
  if (cache && frame) return putPage(cache, url, pageWith(await frame.text(), { title, main }))
  await applyCachePolicy(url, await fetch(url, { headers: { Accept: 'text/html' } }))
}

/** The copy of a page with a notice; null after the session's lifetime. */
export async function savedCopyResponse(url: string, reason: string): Promise<Response | null> {
  const cache = await openUnexpiredCache()
  const copy = await cache?.match(withoutHash(url))
  if (!copy) return null
  const html = withNotice(await copy.text(), Number(copy.headers.get(SAVED_AT)), reason)
  return new Response(html, { headers: copy.headers })
}

/** Copies of an older build link to stylesheets that are gone. */
export async function deleteOtherBuilds(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter(
    (name) => name.startsWith(SAVED_COPIES_PREFIX) && !name.startsWith(BUILD_PREFIX),
  )
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function cacheOf(owner: string): Promise<Cache> {
  const name = BUILD_PREFIX + owner
  const others = (await caches.keys()).filter(
    (other) => other.startsWith(SAVED_COPIES_PREFIX) && other !== name,
  )
  await Promise.all(others.map((other) => caches.delete(other)))
  return caches.open(name)
}

/** Opens the cache and extends its lifetime: a visit is activity, also offline. Deletes it after the idle time (M015). */
async function openUnexpiredCache(): Promise<Cache | null> {
  const name = (await caches.keys()).find((one) => one.startsWith(BUILD_PREFIX))
  if (!name) return null
  const cache = await caches.open(name)
  const expiry = (await (await cache.match(EXPIRY))?.json()) as Expiry | undefined
  if (expiry && expiry.until > Date.now()) {
    await cache.put(EXPIRY, expiryResponse(expiry.ms))
    return cache
  }
  await caches.delete(name)
  return null
}

interface Expiry {
  until: number
  ms: number
}

const expiryResponse = (ms: number) => new Response(JSON.stringify({ until: Date.now() + ms, ms }))

async function putPage(cache: Cache, url: string, html: string): Promise<void> {
  const expiry = (await (await cache.match(EXPIRY))?.json()) as Expiry | undefined
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
    // Idle log-out without a script.
    Refresh: `${(expiry?.ms ?? 0) / 1000};url=${SIGN_OUT_AS_IDLE}`,
    [SAVED_AT]: String(Date.now()),
  }
  const address = withoutHash(url)
  await cache.delete(address)
  await cache.put(address, new Response(html, { headers }))
  const pages = (await cache.keys()).filter((one) => ![FRAME, EXPIRY].includes(new URL(one.url).pathname))
  await Promise.all(pages.slice(0, -MAX_COPIES).map((oldest) => cache.delete(oldest)))
}

const withoutHash = (url: string) => url.split('#')[0] ?? url

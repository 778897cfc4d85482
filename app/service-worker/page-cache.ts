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

const OF_THIS_BUILD = `${SAVED_COPIES_PREFIX}${BUILD}-`
const MAX_COPIES = 60
const SAVED_AT = 'x-saved-at'
// Beside the pages, under addresses that no page has.
const FRAME = '/.frame'
const EXPIRY = '/.life'
const SIGN_OUT_AS_IDLE = '/logout?reason=idle'

/** A copy runs nothing and reaches nothing but this portal. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Does what a document that came from the server says about copies. Failures and other people's error pages say nothing. */
export async function applyCachePolicy(url: string, response: Response): Promise<void> {
  const word = response.headers.get(SAVED_COPIES_HEADER)
  if (word === 'none' || word === 'off') await deleteSavedCopies()
  if (word === 'off') await worker.registration.unregister()
  if (word) await saveDocument({ url, copies: word, html: await response.text() })
}

export async function saveDocument({ url, copies, html: whole }: Omit<SaveDocumentMessage, 'action'>) {
  const [owner, seconds] = copies.split(';')
  if (!owner || !seconds) return
  const html = stripScripts(whole)
  const cache = await cacheOf(owner)
  await cache.put(FRAME, new Response(html))
  await cache.put(EXPIRY, expiryResponse(Number(seconds) * 1000))
  await keep(cache, url, html)
}

/** A page that was reached by a script: its content in the frame of the last document. */
export async function savePageContent({ url, title, main }: SavePageMessage): Promise<void> {
  const cache = await openUnexpiredCache()
  const frame = await cache?.match(FRAME)
  if (cache && frame) return keep(cache, url, pageWith(await frame.text(), { title, main }))
  await applyCachePolicy(url, await fetch(url, { headers: { Accept: 'text/html' } }))
}

/** The copy of a page, while its session would still live. */
export async function savedCopyResponse(url: string, reason: string): Promise<Response | null> {
  const cache = await openUnexpiredCache()
  const copy = await cache?.match(withoutHash(url))
  if (!copy) return null
  const html = withNotice(await copy.text(), Number(copy.headers.get(SAVED_AT)), reason)
  return new Response(html, { headers: copy.headers })
}

/** Those of an older build would ask for its styles. */
export async function deleteOtherBuilds(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter(
    (name) => name.startsWith(SAVED_COPIES_PREFIX) && !name.startsWith(OF_THIS_BUILD),
  )
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function cacheOf(owner: string): Promise<Cache> {
  const name = OF_THIS_BUILD + owner
  const others = (await caches.keys()).filter(
    (other) => other.startsWith(SAVED_COPIES_PREFIX) && other !== name,
  )
  await Promise.all(others.map((other) => caches.delete(other)))
  return caches.open(name)
}

/** A visit is activity, with and without a connection. Nobody's copies outlive the idle time (checklist M015). */
async function openUnexpiredCache(): Promise<Cache | null> {
  const name = (await caches.keys()).find((one) => one.startsWith(OF_THIS_BUILD))
  if (!name) return null
  const cache = await caches.open(name)
  const life = (await (await cache.match(EXPIRY))?.json()) as Expiry | undefined
  if (life && life.until > Date.now()) {
    await cache.put(EXPIRY, expiryResponse(life.ms))
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

async function keep(cache: Cache, url: string, html: string): Promise<void> {
  const life = (await (await cache.match(EXPIRY))?.json()) as Expiry | undefined
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
    // It has no script that could look at the clock.
    Refresh: `${(life?.ms ?? 0) / 1000};url=${SIGN_OUT_AS_IDLE}`,
    [SAVED_AT]: String(Date.now()),
  }
  const address = withoutHash(url)
  await cache.delete(address)
  await cache.put(address, new Response(html, { headers }))
  const pages = (await cache.keys()).filter((one) => ![FRAME, EXPIRY].includes(new URL(one.url).pathname))
  await Promise.all(pages.slice(0, -MAX_COPIES).map((oldest) => cache.delete(oldest)))
}

const withoutHash = (url: string) => url.split('#')[0] ?? url

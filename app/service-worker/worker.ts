import { clientsClaim } from 'workbox-core'
import { addPlugins, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { deleteSavedCopies, type WorkerMessage } from '../browser-session/saved-copies'
import { NO_CONNECTION } from '../lib/network-failure'
import {
  deleteOtherBuilds,
  applyCachePolicy,
  savePageContent,
  saveDocument,
  savedCopyResponse,
} from './page-cache'
import { stripScripts } from './saved-page'
import { type FetchLike, worker } from './scope'

// Put in when the worker is built.
declare const SHELL: { url: string; revision: string | null }[]
const OFFLINE = '/offline'
const LOGOUT = '/logout'

void worker.skipWaiting()
clientsClaim()

interface Visit {
  request: Request
  event: FetchLike
}

registerRoute(
  ({ request }) => request.mode === 'navigate',
  (visit) => answer(visit),
)

// Who signs out without a connection leaves nothing behind either.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url }) => {
    if (url.pathname === LOGOUT) await deleteSavedCopies()
    return fetch(request).catch(offlinePage)
  },
  'POST',
)

// The same for everyone: without cookies, the page without a connection greets nobody.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }) }])
precache(SHELL)

// With a connection the browser's own cache is quicker, and Firefox logs an error for each file that a worker was still fetching
// when a page is left early.
const isOfShell = (pathname: string) => SHELL.some(({ url }) => url === pathname)
const withoutConnection = new Set<string>()
registerRoute(
  ({ event, url }) =>
    isOfShell(url.pathname) && (!navigator.onLine || withoutConnection.has((event as FetchLike).clientId)),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
)

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherBuilds(), worker.registration.navigationPreload?.enable()]))
})

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | null
  if (message?.action === 'INITIALIZE') event.waitUntil(deleteOtherBuilds())
  if (message?.action === 'KEEP') event.waitUntil(savePageContent(message).catch(() => undefined))
  if (message?.action === 'KEEP_DOCUMENT') event.waitUntil(saveDocument(message).catch(() => undefined))
})

async function answer({ request, event }: Visit): Promise<Response> {
  try {
    // What the browser asked for while the worker woke up; lost, it is asked for once more.
    const preloaded = await event.preloadResponse?.catch(() => undefined)
    const response = preloaded ?? (await fetch(request))
    event.waitUntil(applyCachePolicy(request.url, response.clone()).catch(() => undefined))
    return response
  } catch {
    withoutConnection.add(event.resultingClientId)
    return (await savedCopyResponse(request.url, NO_CONNECTION)) ?? offlinePage()
  }
}

async function offlinePage(): Promise<Response> {
  const page = await matchPrecache(OFFLINE)
  if (!page) return Response.error()
  // The link of this page leads to wherever it is shown.
  const html = stripScripts(await page.text()).replaceAll(`href="${OFFLINE}"`, 'href=""')
  return new Response(html, { status: 503, headers: page.headers })
}

import { clientsClaim } from 'workbox-core'
import { addPlugins, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { deleteSavedCopies, type SavePageMessage, type WorkerMessage } from '../saved-copies'
import { handleNavigation, logoutPendingPage, offlineClients, offlinePage } from './navigation'
import { deleteOtherBuilds, savePage } from './page-cache'
import { sendPendingLogout, storePendingLogout } from './pending-logout'
import { type FetchLike, worker } from './scope'

declare const SHELL: { url: string; revision: string | null }[]
const LANGUAGE = new URL(worker.location.href).searchParams.get('language') ?? 'en'
const isOfOtherLanguage = (url: string) =>
  url.startsWith('/assets/messages-') && !url.startsWith(`/assets/messages-${LANGUAGE}-`)
const shell = SHELL.filter(({ url }) => !isOfOtherLanguage(url))
const LOGOUT = '/logout'

void worker.skipWaiting()
clientsClaim()

registerRoute(
  ({ request }) => request.destination === 'document',
  (context) => handleNavigation(context),
)

registerRoute(
  ({ request }) => request.destination === 'document',
  async ({ request, url }) => {
    if (url.pathname !== LOGOUT) return fetch(request).catch(offlinePage)
    await deleteSavedCopies()
    return fetch(request).catch(async () => {
      await storePendingLogout()
      return logoutPendingPage()
    })
  },
  'POST',
)

// Fetches the shell without cookies, so the offline page has no user name.
const shellHeaders = { 'Accept-Language': LANGUAGE }
addPlugins([
  {
    requestWillFetch: async ({ request }) =>
      new Request(request, { credentials: 'omit', headers: shellHeaders }),
  },
])
precache(shell)

// Serves shell files only offline: online, the HTTP cache is faster, and Firefox logs an error for each aborted fetch of a worker.
const isShellFile = (pathname: string) => shell.some(({ url }) => url === pathname)
registerRoute(
  ({ event, url }) =>
    isShellFile(url.pathname) && (!navigator.onLine || offlineClients.has((event as FetchLike).clientId)),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
)

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherBuilds(), worker.registration.navigationPreload?.enable()]))
})

worker.addEventListener('sync', (event) => event.waitUntil(sendPendingLogout()))

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | null
  if (message?.action === 'INITIALIZE') event.waitUntil(deleteOtherBuilds())
  if (message?.action === 'SAVE_PAGE' && isOfThisBuild(message))
    event.waitUntil(savePage(message).catch(() => undefined))
})

/** A page that was opened before a deploy may link to stylesheets that this build lacks. */
function isOfThisBuild({ stylesheets }: Partial<SavePageMessage>): boolean {
  return stylesheets?.every(isShellFile) ?? false
}

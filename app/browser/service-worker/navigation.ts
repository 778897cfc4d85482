import { matchPrecache } from 'workbox-precaching'
import { applyCachePolicy, savedCopy } from './page-cache'
import { isLogoutPending, sendPendingLogout } from './pending-logout'
import type { FetchLike } from './scope'

const OFFLINE = '/offline'
const LOGOUT_PENDING = '/offline/logout'
const LOGOUT_RETRY = '20;url=/login'

/** Client ids of the pages that the worker served without a connection. */
export const offlineClients = new Set<string>()

interface NavigationContext {
  request: Request
  event: FetchLike
}

export async function handleNavigation({ request, event }: NavigationContext): Promise<Response> {
  try {
    const hasLoggedOut = await sendPendingLogout()
    const preloaded = await event.preloadResponse?.catch(() => undefined)
    // The preloaded page was requested in the session that has just ended.
    const response = (!hasLoggedOut && preloaded) || (await fetch(request))
    event.waitUntil(applyCachePolicy(response).catch(() => undefined))
    return response
  } catch {
    // The person pressed another link or stopped the page.
    if (request.signal.aborted) return Response.error()
    offlineClients.add(event.resultingClientId)
    if (await isLogoutPending()) return logoutPendingPage()
    return (await savedCopy(request.url)) ?? offlinePage()
  }
}

/** Tries again by itself, without a script. */
export async function logoutPendingPage(): Promise<Response> {
  const page = await matchPrecache(LOGOUT_PENDING)
  if (!page) return offlinePage()
  const headers = new Headers(page.headers)
  headers.set('Refresh', LOGOUT_RETRY)
  return new Response(await page.text(), { status: 503, headers })
}

export async function offlinePage(): Promise<Response> {
  const page = await matchPrecache(OFFLINE)
  if (!page) return Response.error()
  const html = (await page.text()).replaceAll(`href="${OFFLINE}"`, 'href=""')
  return new Response(html, { status: 503, headers: page.headers })
}

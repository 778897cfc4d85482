import { matchPrecache } from 'workbox-precaching'
import { applyCachePolicy, savedCopy } from './page-cache'
import type { FetchLike } from './scope'

const OFFLINE = '/offline'

/** Client ids of the pages that the worker served without a connection. */
export const offlineClients = new Set<string>()

interface NavigationContext {
  request: Request
  event: FetchLike
}

export async function handleNavigation({ request, event }: NavigationContext): Promise<Response> {
  try {
    const preloaded = await event.preloadResponse?.catch(() => undefined)
    const response = preloaded ?? (await fetch(request))
    event.waitUntil(applyCachePolicy(response).catch(() => undefined))
    return response
  } catch {
    // The person pressed another link or stopped the page.
    if (request.signal.aborted) return Response.error()
    offlineClients.add(event.resultingClientId)
    return (await savedCopy(request.url)) ?? offlinePage()
  }
}

export async function offlinePage(): Promise<Response> {
  const page = await matchPrecache(OFFLINE)
  if (!page) return Response.error()
  const html = (await page.text()).replaceAll(`href="${OFFLINE}"`, 'href=""')
  return new Response(html, { status: 503, headers: page.headers })
}

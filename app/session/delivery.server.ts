import type { RequestArgs } from '~/api/caller.server'
import { getPreferences } from './preferences.server'
import { isFetchRequest } from './fetch-request.server'

export type DeliveryMode = 'full' | 'lite'

const SLOW = new Set(['slow-2g', '2g', '3g'])

export const DELIVERY_VARY = 'Cookie, Save-Data, ECT, Sec-Fetch-Dest, Sec-Fetch-Site'

export const CLIENT_HINTS = 'ECT'

/**
 * Requests by `fetch` are full: a page with scripts remains full until it is reloaded. Otherwise the person's setting wins. Without a
 * setting, a page is lite if the browser sends `Save-Data: on` or reports a slow connection.
 */
export function deliveryMode({ request, context }: RequestArgs): DeliveryMode {
  if (isFetchRequest(request)) return 'full'
  const { dataSaver } = getPreferences({ request, context })
  if (dataSaver !== 'auto') return dataSaver === 'on' ? 'lite' : 'full'
  const isSaving = request.headers.get('save-data')?.toLowerCase() === 'on'
  return isSaving || SLOW.has(request.headers.get('ect') ?? '') ? 'lite' : 'full'
}

/** These text browsers show a refresh as the first link, which Enter would open. */
export function listsRefresh(request: Request): boolean {
  return /^(Lynx|w3m|Links)\b/.test(request.headers.get('user-agent') ?? '')
}

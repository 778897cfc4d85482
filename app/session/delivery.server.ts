import { getPreferences } from './preferences.server'
import { isFetchRequest } from './fetch-request.server'

/** full: hydrated. lite: the same HTML and no script at all. */
export type DeliveryMode = 'full' | 'lite'

const SLOW = new Set(['slow-2g', '2g', '3g'])

/** What the delivery of a page depends on, for `Vary`. */
export const DELIVERY_VARY = 'Cookie, Save-Data, ECT, Sec-Fetch-Site'

/** Browsers report the connection to whom asks for it. */
export const CLIENT_HINTS = 'ECT'

/**
 * The person's choice wins, then Save-Data, then the connection the browser reports. A page that asks by its scripts has them,
 * and keeps them until it is loaded anew.
 */
export function deliveryMode(request: Request): DeliveryMode {
  if (isFetchRequest(request)) return 'full'
  const { dataSaver } = getPreferences(request)
  if (dataSaver !== 'auto') return dataSaver === 'on' ? 'lite' : 'full'
  const isSaving = request.headers.get('save-data')?.toLowerCase() === 'on'
  return isSaving || SLOW.has(request.headers.get('ect') ?? '') ? 'lite' : 'full'
}

/** Text browsers that list a refresh as the first link of the page, where Enter would follow it, and do not go there by themselves. */
export function listsRefresh(request: Request): boolean {
  return /^(Lynx|w3m|Links)\b/.test(request.headers.get('user-agent') ?? '')
}

import { ownOriginOf } from './own-origin.server'
import { safeReturnTo } from './return-to'

/** Path and search of the page that links here. Null if it is unknown, at another origin, this page, or rejected by `safeReturnTo`. */
export function refererPath(request: Request): string | null {
  const referer = request.headers.get('referer') ?? ''
  const origin = ownOriginOf(request)
  if (!referer.startsWith(`${origin}/`)) return null
  const path = safeReturnTo(referer.slice(origin.length))
  const isHere = path?.split('?')[0] === new URL(request.url).pathname
  return isHere ? null : path
}

import { env } from '~/env.server'
import { safeReturnTo } from './return-to'

/** The portal page that links here; null if unknown, of another site, or this page itself. */
export function refererPath(request: Request): string | null {
  const referer = request.headers.get('referer') ?? ''
  if (!referer.startsWith(`${env.publicOrigin}/`)) return null
  const path = safeReturnTo(referer.slice(env.publicOrigin.length))
  const isHere = path?.split('?')[0] === new URL(request.url).pathname
  return isHere ? null : path
}

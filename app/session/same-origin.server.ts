import { hasCsrfToken } from '~/session/csrf-token.server'
import { consumeBody } from '~/session/form-data.server'
import { isRead, type RequestArgs } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { ownOriginOf } from './own-origin.server'
import { logSecurity } from './security-log.server'

/** Checks Sec-Fetch-Site, else Origin, else Referer (text browsers), else the CSRF token (decision 0016). */
export async function requireSameOrigin(args: RequestArgs) {
  const { request } = args
  if (isRead(request)) return
  if (!(isSameOrigin(request) ?? (await hasCsrfToken(args)))) throw await refusal(args)
}

/** Checks headers only: for requests that change nothing on the server, such as a form without a session. */
export async function refuseOtherOrigin(args: RequestArgs) {
  const { request } = args
  if (!isRead(request) && isSameOrigin(request) === false) throw await refusal(args)
}

/** Null without a header that names the origin. */
export function isSameOrigin(request: Request): boolean | null {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = originOf(request)
  return origin === null ? null : origin === ownOriginOf(request)
}

/** Text browsers send only Referer. */
function originOf({ headers }: Request): string | null {
  const origin = headers.get('origin')
  if (origin) return origin
  const referer = headers.get('referer')
  if (!referer) return null
  return URL.canParse(referer) ? new URL(referer).origin : 'null'
}

/** A form may come from the portal's own page at another address: then the person must open the portal at the right one. */
async function refusal(args: RequestArgs) {
  const { request, context } = args
  const isSame = isSameOrigin(request)
  const openedAt = context.otherOrigin ?? (isSame === false ? originOf(request) : null)
  const origin = ownOriginOf(request)
  logSecurity(args, 'request of another origin refused', {
    reason: isSame === false ? 'header' : 'CSRF token',
    ...(openedAt && { openedAt, expected: origin }),
  })
  await consumeBody(request)
  const text = openedAt ? m.openPortalAt({ origin }) : m.formOfAnotherSite()
  return new Response(text, { status: 403, statusText: 'Forbidden' })
}

import { env } from '~/env.server'
import { hasCsrfToken } from '~/forms/csrf-token.server'
import { consumeBody } from '~/forms/form-data.server'
import { isRead, type RequestArgs } from '~/lib/request-args.server'
import { m } from '~/messages/messages'
import { logSecurity } from './security-log.server'

/** Checks Sec-Fetch-Site, else Origin, else Referer (text browsers), else the CSRF token (decision 0016). */
export async function requireSameOrigin(args: RequestArgs) {
  const { request } = args
  if (isRead(request)) return
  if (!(isSameOrigin(request.headers) ?? (await hasCsrfToken(args)))) throw await refusal(args)
}

/** Checks headers only: for requests that change nothing on the server, such as a form without a session. */
export async function refuseOtherOrigin(args: RequestArgs) {
  const { request } = args
  if (!isRead(request) && isSameOrigin(request.headers) === false) throw await refusal(args)
}

/** Null without a header that names the origin. */
export function isSameOrigin(headers: Headers): boolean | null {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin) return origin === env.publicOrigin
  const referer = headers.get('referer')
  return referer ? referer === env.publicOrigin || referer.startsWith(`${env.publicOrigin}/`) : null
}

async function refusal(args: RequestArgs) {
  const { request } = args
  logSecurity(args, 'request of another origin refused', {
    reason: isSameOrigin(request.headers) === false ? 'header' : 'CSRF token',
  })
  await consumeBody(request)
  return new Response(m.formOfAnotherSite(), { status: 403, statusText: 'Forbidden' })
}

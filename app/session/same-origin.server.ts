import { env } from '~/env.server'

/**
 * Refuses a state-changing request that another site may have sent. Browsers say where it comes from by Sec-Fetch-Site, older
 * ones by Origin, text browsers by Referer alone; a request that says nothing is refused.
 */
export function requireSameOrigin(request: Request) {
  if (request.method === 'GET' || request.method === 'HEAD' || isSameOrigin(request.headers)) return
  throw new Response('This form was not sent from this site. Go back, reload the page and try again.', {
    status: 403,
    statusText: 'Forbidden',
  })
}

export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin) return origin === env.publicOrigin
  const referer = headers.get('referer')
  return referer !== null && (referer === env.publicOrigin || referer.startsWith(`${env.publicOrigin}/`))
}

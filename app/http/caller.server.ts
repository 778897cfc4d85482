import type { Request, RequestHandler } from 'express'
import { env } from '~/env.server'
import { clientAddress } from '~/session/client-address.server'

export const identifyCaller: RequestHandler = (request, response, next) => {
  response.locals.requestId = crypto.randomUUID()
  response.locals.clientAddress = addressOf(request)
  // The Remix adapter would read the port from this header.
  delete request.headers['x-forwarded-host']
  normalizeFetchSite(request)
  next()
}

function addressOf({ socket, headers }: Request): string {
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',')
  return clientAddress({ remoteAddress: socket.remoteAddress, forwardedFor }, env.trustedProxies)
}

/**
 * Remix compares Origin with Host, which a proxy may change. The portal compares Origin with PUBLIC_ORIGIN instead, and stores the result
 * as Sec-Fetch-Site if the browser sends no such header.
 */
function normalizeFetchSite({ headers }: Request) {
  if (headers.origin)
    headers['sec-fetch-site'] ??= headers.origin === env.publicOrigin ? 'same-origin' : 'cross-site'
  delete headers.origin
}

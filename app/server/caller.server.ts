import type { Request, RequestHandler, Response } from 'express'
import { env } from '~/env.server'
import { clientAddress } from '~/server/client-address.server'
import { ownOrigin } from '~/session/own-origin.server'

export const identifyCaller: RequestHandler = (request, response, next) => {
  response.locals.requestId = crypto.randomUUID()
  response.locals.clientAddress = addressOf(request)
  // The Remix adapter would read the port from this header.
  delete request.headers['x-forwarded-host']
  normalizeFetchSite(request, response)
  next()
}

function addressOf({ socket, headers }: Request): string {
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',')
  return clientAddress({ remoteAddress: socket.remoteAddress, forwardedFor }, env.trustedProxies)
}

/** A domain name has at most 253 characters. */
const MAX_LOGGED_ORIGIN = 270

/**
 * Remix compares Origin with Host, which a proxy may change. The portal compares Origin with its own instead, and stores the result as
 * Sec-Fetch-Site if the browser sends no such header. Browsers send none to plain http at another computer.
 */
function normalizeFetchSite({ headers }: Request, { locals }: Response) {
  const { origin, host = '' } = headers
  if (origin && !headers['sec-fetch-site']) {
    const isOwn = origin === ownOrigin(host)
    headers['sec-fetch-site'] = isOwn ? 'same-origin' : 'cross-site'
    if (!isOwn) locals.otherOrigin = origin.slice(0, MAX_LOGGED_ORIGIN)
  }
  delete headers.origin
}

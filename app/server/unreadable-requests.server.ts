import { type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { Logger } from 'pino'
import { m } from '~/messages/messages'
import { loggedPath } from '~/telemetry/logged-path'
import { errorPageHtml, sendErrorPage } from '~/files/error-page.server'
import { isReadableTarget } from './readable-target.server'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']
const UNREADABLE_REQUEST = 'unreadable request'

/** For responses that bypass Express and its header middleware. */
const BARE_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

const MAX_HEADER_BYTES = 8 * 1024
/** Own cookies take up to 18 KB; the rest is for other applications of the domain. */
const MAX_COOKIE_BYTES = 32 * 1024

/** Browsers and proxies send single values of at most 4 KB, apart from cookies. */
export const refuseLongHeaders: RequestHandler = (request, response, next) => {
  const isTooLong = Object.entries(request.headers).some(
    ([name, value = '']) => value.length > (name === 'cookie' ? MAX_COOKIE_BYTES : MAX_HEADER_BYTES),
  )
  if (!isTooLong) return next()
  sendErrorPage(response, 431, m.headersTooLong())
}

/** Remix builds a URL from the Host header and the request target, and throws if the URL is invalid. */
export const refuseUnreadableRequests: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method)) {
    response.set('Allow', METHODS.join(', '))
    return sendErrorPage(response, 405, m.methodNotSupported())
  }
  const host = request.headers.host ?? (request.httpVersion === '1.0' ? 'localhost' : '')
  const isHost = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host)
  if (!isHost || !URL.canParse(`http://${host}${request.originalUrl}`))
    return sendErrorPage(response, 400, m.urlUnreadable())
  next()
}

/** Before Express, which skips all handlers if it cannot parse the target, and before metrics and the access log. */
export function readableTargetsOnly(listener: RequestListener, log: Logger): RequestListener {
  return (request, response) => {
    if (isReadableTarget(request.url ?? '')) return listener(request, response)
    log.info({ status: 400, address: request.socket.remoteAddress }, UNREADABLE_REQUEST)
    response.writeHead(400, BARE_PAGE_HEADERS)
    response.end(errorPageHtml(m.urlUnreadable()))
  }
}

/** For errors outside of Remix, such as an undecodable address. */
export function errorPages(log: Logger): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, _next) => {
    const status = error.status ?? 500
    // A request with a slow body already has its 408 response.
    if (response.headersSent) return
    if (status >= 500) log.error({ err: error, path: loggedPath(request.path) }, 'unexpected error')
    sendErrorPage(response, status, status < 500 ? m.urlUnreadable() : m.somethingWentWrong())
  }
}

const PARSER_ERRORS: Record<string, [status: number, text: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Sending took too long.'],
}

/** Requests that Node cannot parse never reach Express. */
export function respondToUnparsableRequests(server: Server, log: Logger) {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const [status, text] = PARSER_ERRORS[error.code ?? ''] ?? [400, 'This request cannot be read.']
    log.info({ status, code: error.code, address: (socket as Socket).remoteAddress }, UNREADABLE_REQUEST)
    const body = errorPageHtml(text)
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...Object.entries(BARE_PAGE_HEADERS).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    )
  })
}

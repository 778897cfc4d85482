import { randomBytes } from 'node:crypto'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import helmet from 'helmet'
import { SITE_MAP } from '~/paths/paths'
import { isCustomerPage } from '~/paths/screen-at'

const DENIED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ')

const MAP_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export function securityHeaders({
  publicOrigin,
  isDevelopment,
}: {
  publicOrigin: string
  isDevelopment: boolean
}): RequestHandler {
  const isSecure = publicOrigin.startsWith('https:')
  const router = Router()
  router.use((_request, response, next) => {
    response.locals.cspNonce = randomBytes(16).toString('base64')
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY)
    next()
  })
  const [headers, headersOverHttp] = [pageHeaders(isSecure), pageHeaders(false)]
  router.use((request, response, next) =>
    (isPlainHttp(request) ? headersOverHttp : headers)(request, response, next),
  )
  router.use((request, response, next) => {
    if (SITE_MAP.test(request.path)) {
      response.setHeader('Content-Security-Policy', MAP_POLICY)
      response.setHeader('X-Frame-Options', 'SAMEORIGIN')
    }
    next()
  })
  router.use((request, response, next) => {
    if (isCustomerPage(request.path)) {
      response.setHeader('X-Robots-Tag', 'noindex')
      response.setHeader('Referrer-Policy', 'no-referrer')
    }
    next()
  })
  return router

  /** The browser would look for pages that require https at a port that speaks plain http, and hang. */
  function isPlainHttp({ headers: { host, ...headers } }: Request): boolean {
    const protocol = headers['x-forwarded-proto']
    if (protocol !== undefined) return protocol === 'http'
    return headers['x-forwarded-for'] === undefined && host !== new URL(publicOrigin).host
  }

  function pageHeaders(isHttps: boolean): RequestHandler {
    return helmet({
      // The origin check needs Referer, because text browsers send no Origin.
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: isHttps,
      xFrameOptions: { action: 'deny' },
      // The first header would turn off DNS prefetching. The other three are for obsolete browsers and plug-ins.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          // In development, browsers compile the texts.
          scriptSrc: isDevelopment ? ["'self'", nonce, "'unsafe-eval'"] : ["'self'", nonce],
          styleSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", nonce],
          imgSrc: ["'self'", 'data:'],
          connectSrc: isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
          fontSrc: ["'self'"],
          frameSrc: ["'self'"],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
        },
      },
    })
  }
}

const nonce = (_request: unknown, response: unknown) =>
  `'nonce-${(response as Response).locals.cspNonce as string}'`

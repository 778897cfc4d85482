import { randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import closeWithGrace from 'close-with-grace'
import compression from 'compression'
import express from 'express'
import helmet from 'helmet'
import { pino } from 'pino'
import { pinoHttp } from 'pino-http'
import sirv from 'sirv'
import { env } from './app/env.server'
// A file of calls that cannot be used stops the start before anything runs.
import './app/api/endpoint-table.server'
import { bodyRefusal } from './app/session/body-limit.server'
import { logStrayErrors } from './app/http/stray-errors.server'
import { clientAddress } from './app/session/client-address.server'
import { startEmbeddedApi } from './reference-api/embedded'

const startedAt = performance.now()
const isDevelopment = process.env.NODE_ENV === 'development'
const log = pino({ level: env.logLevel, base: null })
const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || undefined

// Without an upstream the portal brings its own, with a key that only the two of them know, and which honours idempotency keys. Set before the portal's code is loaded, which reads the environment.
if (!process.env.API_BASE_URL) {
  process.env.API_SERVICE_KEY ||= randomBytes(24).toString('base64url')
  process.env.API_IDEMPOTENCY = 'true'
}
const embeddedApi = process.env.API_BASE_URL ? null : await startEmbeddedApi(log)
if (embeddedApi) process.env.API_BASE_URL = embeddedApi.url

// Longer than proxies keep a connection idle: a request that sets out while it is being closed would be lost.
const KEEP_ALIVE_MS = 130_000
// The address text people type may be long; the longest search text in UTF-8 and percent-encoded fits.
const app = express()
const server = createServer({ maxHeaderSize: 64 * 1024, keepAliveTimeout: KEEP_ALIVE_MS }, app)

app.disable('x-powered-by')
app.get('/healthz', (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok', api: embeddedApi ? 'embedded' : 'upstream' })
})
app.use((request, response, next) => {
  request.headers['x-request-id'] = crypto.randomUUID()
  request.headers['x-client-address'] = addressOf(request)
  response.locals.cspNonce = randomBytes(16).toString('base64')
  tellSite(request)
  next()
})
app.use(accessLog())
app.use(securityHeaders())
app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }))

// Node reads on and throws away, so that the browser has sent all and shows the page.
app.use((request, response, next) => {
  const refusal = bodyRefusal(request)
  if (!refusal) return next()
  response.status(refusal.status).send(plainPage(refusal.text))
})

const build = isDevelopment ? await serveWithHotReload() : await serveBuilt()

app.all(
  '*',
  createRequestHandler({
    build,
    getLoadContext: (_request, response) => ({
      cspNonce: response.locals.cspNonce as string,
      build: typeof build === 'function' ? undefined : build.assets.version,
    }),
  }),
)

// What never reached the portal, such as an address that cannot be decoded, still reads as a page.
app.use(
  (
    error: Error & { status?: number },
    request: express.Request,
    response: express.Response,
    _next: unknown,
  ) => {
    const status = error.status ?? 500
    if (status >= 500) log.error({ err: error, path: request.path }, 'unexpected error')
    const text = status < 500 ? 'This address cannot be read.' : 'Something went wrong.'
    response.status(status).send(plainPage(text))
  },
)

server.on('error', (err) => {
  log.fatal({ err }, 'cannot listen')
  process.exit(1)
})
server.listen(port, host, () => {
  logStrayErrors(log)
  const readyMs = Math.round(performance.now() - startedAt)
  log.info(
    { url: `http://localhost:${port}`, api: embeddedApi ? 'embedded' : 'upstream', readyMs },
    'Plot Partner is ready',
  )
})

closeWithGrace({ delay: 25_000, skip: ['uncaughtException', 'unhandledRejection'] }, async () => {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await closed
  await embeddedApi?.close()
})

/**
 * Remix holds Origin against the Host header, which a proxy may have changed, and breaks off without a page. The portal holds it
 * against PUBLIC_ORIGIN: so what Origin says travels on in the words that newer browsers use themselves.
 */
function tellSite({ headers }: express.Request) {
  if (headers.origin)
    headers['sec-fetch-site'] ??= headers.origin === env.publicOrigin ? 'same-origin' : 'cross-site'
  delete headers.origin
}

/** Where the portal itself had no part in the answer. */
function plainPage(text: string): string {
  return `<!DOCTYPE html><html lang="en-IN"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1><a href="/">Go to the start page</a>`
}

/** Whatever a caller says of it itself is overwritten. */
function addressOf({ socket, headers }: express.Request): string {
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',')
  return clientAddress({ remoteAddress: socket.remoteAddress, forwardedFor }, env.trustedProxies)
}

/** One line a request. Queries hold what people typed: the path alone is told. */
function accessLog() {
  return pinoHttp({
    logger: log,
    genReqId: (request) => request.headers['x-request-id'] as string,
    quietReqLogger: true,
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  })
}

function securityHeaders() {
  const isSecure = env.publicOrigin.startsWith('https:')
  const nonce = (_request: unknown, response: unknown) =>
    `'nonce-${(response as express.Response).locals.cspNonce as string}'`
  return helmet({
    // Text browsers send only Referer, and the origin check relies on it.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure,
    xFrameOptions: { action: 'deny' },
    // For browsers that the portal's scripts do not run in any more, and which the policy below serves as well.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", nonce],
        styleSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", nonce],
        imgSrc: ["'self'", 'data:'],
        connectSrc: isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  })
}

async function serveBuilt(): Promise<ServerBuild> {
  const YEAR_SECONDS = 31_536_000
  app.use(
    '/assets',
    sirv('build/client/assets', {
      maxAge: YEAR_SECONDS,
      immutable: true,
      brotli: true,
      gzip: true,
      setHeaders: dropHeadersOfPages,
    }),
  )
  app.use(sirv('build/client', { maxAge: 3600, brotli: true, gzip: true }))
  const builtPortal = './server/index.js'
  return (await import(builtPortal)) as ServerBuild
}

/** A script or stylesheet is no page: these say nothing of it, and weigh more than some of the files. */
function dropHeadersOfPages(response: ServerResponse) {
  for (const name of [
    'Connection',
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Origin-Agent-Cluster',
    'Referrer-Policy',
    'X-Frame-Options',
  ])
    response.removeHeader(name)
}

async function serveWithHotReload(): Promise<() => Promise<ServerBuild>> {
  const { createServer: createViteServer } = await import('vite')
  const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } })
  app.use(vite.middlewares)
  return () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
}

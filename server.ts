import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { constants } from 'node:zlib'
import { createRequestHandler, type RequestHandler } from '@remix-run/express'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import closeWithGrace from 'close-with-grace'
import compression from 'compression'
import express from 'express'
import { pino } from 'pino'
import { env, sessionSecrets } from './app/env.server'
// Imported early, so that an invalid endpoints file stops the start.
import './app/api/endpoint-table.server'
import { drawingThread } from './app/files/drawing-thread.server'
import { SPECIFIED_DIGITS } from './app/domain/otp'
import { accessLog } from './app/server/access-log.server'
import { endSlowBodies, refuseLargeBodies } from './app/server/body-limit.server'
import { limitBodies } from './app/server/bodies-in-flight.server'
import { identifyCaller } from './app/server/caller.server'
import { drainable } from './app/server/drain.server'
import { healthRoutes } from './app/server/health.server'
import { inRequestLanguage } from './app/server/language.server'
import { pageQueue } from './app/server/page-queue.server'
import { openSessions } from './app/server/open-session.server'
import { noStoreByDefault } from './app/server/no-store.server'
import { defaultRetryAfter } from './app/server/retry-after.server'
import { cachedReadiness, statusOfReferenceApi, statusOfUpstream } from './app/server/readiness.server'
import { buildIn } from './app/server/language-build.server'
import { currentLanguage } from './app/messages/current-language'
import type { Language } from './app/messages/languages'
import { groupRoutes } from './app/server/route-groups.server'
import { securityHeaders } from './app/server/security-headers.server'
import { countRequests } from './app/server/requests.server'
import { serveMetrics } from './app/telemetry/metrics-server.server'
import { staticFiles } from './app/server/static-files.server'
import { logStrayErrors } from './app/server/stray-errors.server'
import {
  respondToUnparsableRequests,
  errorPages,
  readableTargetsOnly,
  refuseLongHeaders,
  refuseUnreadableRequests,
} from './app/server/unreadable-requests.server'
import { startEmbeddedApi } from './reference-api/embedded'

const startedAt = performance.now()
const isDevelopment = process.env.NODE_ENV === 'development'
const log = pino({ level: env.logLevel, base: null })
const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || undefined

try {
  sessionSecrets()
} catch (error) {
  log.fatal((error as Error).message)
  process.exit(1)
}

// Without an upstream address, the portal starts the reference API, by default with a key that only the portal and the API know. The
// bundle of the portal reads these settings when it is loaded.
if (!process.env.API_BASE_URL) {
  process.env.API_SERVICE_KEY ||= randomBytes(24).toString('base64url')
  process.env.API_IDEMPOTENCY = 'true'
  process.env.OTP_DIGITS ||= String(SPECIFIED_DIGITS)
}
const embeddedApi = process.env.API_BASE_URL ? null : await startEmbeddedApi(log)
if (embeddedApi) process.env.API_BASE_URL = embeddedApi.url
const apiUrl = process.env.API_BASE_URL ?? ''
const api = embeddedApi ? 'embedded' : 'upstream'

const app = express()
const server = createServer(
  {
    // An address of 8 KB, cookies of 32 KB, and the other headers.
    maxHeaderSize: 48 * 1024,
    // Longer than the idle timeout of proxies: a request that a proxy sends while the server closes the connection is lost.
    keepAliveTimeout: 130_000,
    headersTimeout: 20_000,
    // A fallback, longer than the limits for bodies.
    requestTimeout: 150_000,
    connectionsCheckingInterval: 5_000,
    // Otherwise Node would reject a request without a Host header, and show no page.
    requireHostHeader: false,
  },
  readableTargetsOnly(app, log),
)
const drain = drainable(server)
const draw = drawingThread()
const readiness = cachedReadiness(() =>
  embeddedApi ? statusOfReferenceApi(apiUrl) : statusOfUpstream(apiUrl),
)

app.disable('x-powered-by')
app.use(securityHeaders({ publicOrigin: env.publicOrigin, isDevelopment }))
if (env.metricsPort) app.use(countRequests(() => (typeof build === 'function' ? {} : build.routes)))
app.use(healthRoutes({ api, drain, readiness }))
app.use(identifyCaller)
app.use(accessLog(log))
app.use(inRequestLanguage)
app.use(refuseLongHeaders)
app.use(refuseUnreadableRequests)
app.use(endSlowBodies)
app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }))
const build = isDevelopment ? await serveWithHotReload() : await serveBuilt()
app.use(openSessions(build))
app.use(refuseLargeBodies)
app.use(limitBodies())
app.use(noStoreByDefault)
app.use(defaultRetryAfter)
app.use(pageQueue())
app.all('*', typeof build === 'function' ? pages(build) : grouped(build))
app.use(errorPages(log))

respondToUnparsableRequests(server, log)
if (env.metricsPort) await serveMetrics(env.metricsPort, host).catch(cannotListen)
server.on('error', cannotListen)
server.listen(port, host, () => {
  logStrayErrors(log)
  const readyMs = Math.round(performance.now() - startedAt)
  log.info({ url: `http://localhost:${port}`, api, readyMs }, 'Plot Partner is ready')
})

closeWithGrace({ delay: 29_000, skip: ['uncaughtException', 'unhandledRejection'] }, async ({ signal }) => {
  // Long enough for a load balancer to poll /readyz. Ctrl+C is for development, without a load balancer.
  const balancerNoticeMs = readiness.isWatched() ? 5_000 : 1_000
  const noticeMs = signal === 'SIGINT' ? 0 : balancerNoticeMs
  const requestsCutOff = await drain.close({ noticeMs, limitMs: 20_000 })
  if (requestsCutOff > 0) log.warn({ requests: requestsCutOff }, 'requests cut off at shutdown')
  await embeddedApi?.close()
})

function pages(build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler {
  return createRequestHandler({
    build,
    getLoadContext: (_request, { locals }) => ({
      ...(locals as AppLoadContext),
      draw,
      build: typeof build === 'function' ? undefined : build.assets.version,
    }),
  })
}

/** One handler per route group and language, because their scripts differ. */
function grouped(build: ServerBuild): RequestHandler {
  const handlers = new Map<Language, RequestHandler>()
  return (request, response, next) => {
    const language = currentLanguage()
    const handler = handlers.get(language) ?? groupedIn(language, build)
    handlers.set(language, handler)
    return handler(request, response, next)
  }
}

function groupedIn(language: Language, build: ServerBuild): RequestHandler {
  const buildFor = groupRoutes(buildIn(language, build))
  const handlers = new Map<ServerBuild, RequestHandler>()
  return (request, response, next) => {
    const groupBuild = buildFor(request.path)
    const handler = handlers.get(groupBuild) ?? pages(groupBuild)
    handlers.set(groupBuild, handler)
    return handler(request, response, next)
  }
}

function cannotListen(err: unknown): never {
  log.fatal({ err }, 'cannot listen')
  process.exit(1)
}

async function serveBuilt(): Promise<ServerBuild> {
  app.use(staticFiles('build/client'))
  const builtPortal = './server/index.js'
  return (await import(builtPortal)) as ServerBuild
}

async function serveWithHotReload(): Promise<() => Promise<ServerBuild>> {
  const { createServer: createViteServer } = await import('vite')
  const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } })
  app.use(vite.middlewares)
  return () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
}

import { constants } from 'node:zlib'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import closeWithGrace from 'close-with-grace'
import compression from 'compression'
import express, { type Response } from 'express'
import { pino } from 'pino'
import { env, sessionSecrets } from './app/env.server'
// Imported early, so that an invalid endpoints file stops the start.
import './app/api/endpoint-table.server'
import { drawingThread } from './app/files/drawing-thread.server'
import { accessLog } from './app/server/access-log.server'
import { limitBodies } from './app/server/bodies-in-flight.server'
import { endSlowBodies, refuseLargeBodies } from './app/server/body-limit.server'
import { identifyCaller } from './app/server/caller.server'
import { drainable } from './app/server/drain.server'
import { healthRoutes } from './app/server/health.server'
import { inRequestLanguage } from './app/server/language.server'
import { noStoreByDefault } from './app/server/no-store.server'
import { nodeServer } from './app/server/node-server.server'
import { openSessions } from './app/server/open-session.server'
import { pageQueue } from './app/server/page-queue.server'
import { pages } from './app/server/pages.server'
import { cachedReadiness, statusOfReferenceApi, statusOfUpstream } from './app/server/readiness.server'
import { countRequests } from './app/server/requests.server'
import { securityHeaders } from './app/server/security-headers.server'
import { staticFiles } from './app/server/static-files.server'
import { logStrayErrors } from './app/server/stray-errors.server'
import {
  errorPages,
  refuseLongHeaders,
  refuseUnreadableRequests,
} from './app/server/unreadable-requests.server'
import { serveMetrics } from './app/telemetry/metrics-server.server'
import { startEmbeddedApi } from './reference-api/embedded'

const startedAt = performance.now()
const isDevelopment = process.env.NODE_ENV === 'development'
const log = pino({ level: env.logLevel, base: null })
const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || undefined

const end = (message: string, err?: unknown): never => {
  log.fatal({ err }, message)
  process.exit(1)
}

try {
  sessionSecrets()
} catch (error) {
  end((error as Error).message)
}

const embeddedApi = process.env.API_BASE_URL ? null : await startEmbeddedApi(log)
const apiUrl = (process.env.API_BASE_URL ||= embeddedApi?.url ?? '')
const api = embeddedApi ? 'embedded' : 'upstream'

const app = express().disable('x-powered-by')
const server = nodeServer(app, log)
const drain = drainable(server)
const readiness = cachedReadiness(() => (embeddedApi ? statusOfReferenceApi : statusOfUpstream)(apiUrl))
const { build, files } = isDevelopment ? await portalWithHotReload() : await builtPortal()
const draw = drawingThread()

// Each handler sees only the requests that those above it let through.
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
app.use(files)
app.use(openSessions(build))
app.use(refuseLargeBodies)
app.use(limitBodies())
app.use(noStoreByDefault)
app.use(pageQueue())
app.all('*', pages(build, loadContext))
app.use(errorPages(log))

if (env.metricsPort)
  await serveMetrics(env.metricsPort, host).catch((error: unknown) => end('cannot listen', error))
server.on('error', (error) => end('cannot listen', error))
server.listen(port, host, () => {
  logStrayErrors(log)
  const readyMs = Math.round(performance.now() - startedAt)
  log.info({ url: `http://localhost:${port}`, api, readyMs }, 'Plot Partner is ready')
})

closeWithGrace({ delay: 29_000, skip: ['uncaughtException', 'unhandledRejection'] }, async ({ signal }) => {
  // Long enough for a load balancer to poll /readyz. Ctrl+C is for development, without a load balancer.
  const balancerNoticeMs = readiness.isWatched() ? 5_000 : 1_000
  const requestsCutOff = await drain.close({
    noticeMs: signal === 'SIGINT' ? 0 : balancerNoticeMs,
    limitMs: 20_000,
  })
  if (requestsCutOff > 0) log.warn({ requests: requestsCutOff }, 'requests cut off at shutdown')
  await embeddedApi?.close()
})

function loadContext(_request: unknown, { locals }: Response): AppLoadContext {
  const version = typeof build === 'function' ? undefined : build.assets.version
  return { ...(locals as AppLoadContext), draw, build: version }
}

async function builtPortal() {
  const file = './server/index.js'
  return { build: (await import(file)) as ServerBuild, files: staticFiles('build/client') }
}

async function portalWithHotReload() {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } })
  const build = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
  return { build, files: vite.middlewares }
}

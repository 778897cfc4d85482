import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { type IsoDate, todayInIndia } from '../app/domain/dates'
import { OTP_LIMITS, SPECIFIED_DIGITS } from '../app/domain/otp'
import {
  type ApiContext,
  type ApiEnv,
  handleCall,
  handleDownload,
  serviceUnavailable,
} from './handle-request'
import { cachedCheck } from './cached-check'
import type { DeliverOtp, RunImport } from './call'
import { outcomeOfImport } from './data/firm-data'
import type { Viewer } from './db/queries/tokens'
import { associateCalls, PROTECTED_PATHS, downloads, publicCalls } from './calls'
import { isMigrated } from './db/database'
import { isDatabaseBusy } from './db/sqlite'
import { findOfficeViewer, findTokenOwner } from './db/queries/tokens'
import type { Database } from './schema'
import { createIncrementalCache, type IncrementalCache } from './incremental-cache'
import { createReplyCache, type ReplyCache } from './reply-cache'
import { watchDisk } from './disk-watch'
import { documentation } from './documentation/documentation'
import { officeCalls, officeDownloads, publicOfficeCalls } from './office/calls'
import { NO_OTP_LIMITS, type OtpLimits } from './rules/otp'
import {
  PROTECTED_RULES,
  type CounterFactory,
  createMemoryCounter,
  missThrottles,
  PUBLIC_RULES,
  throttles,
} from './throttle'

const MAX_BODY_BYTES = 12 * 1024 * 1024
const UNAUTHENTICATED = { status: false, message: 'Please login.' }
const FORBIDDEN = { status: false, message: 'Only for the office.' }
const ANONYMOUS: Viewer = { id: '', tokenHash: '' }

interface ApiOptions {
  db: Kysely<Database>
  log: Logger
  /**
   * Callers that send this key get the one-time password for login in the reply, and the API trusts their headers X-Forwarded-For and
   * X-Client-Device. If null, the API trusts no caller.
   */
  serviceKey?: string | null
  /** Base URL for links in replies. If null, links begin with the origin of the request. */
  publicUrl?: string | null
  deliverOtp?: DeliverOtp
  /** If null, nothing is throttled. One-time passwords then have daily limits only if `otpLimits` is set. */
  createCounter?: CounterFactory | null
  otpLimits?: OtpLimits
  otpDigits?: number
  /** True if a mail server is set (X064). */
  mailsCodes?: boolean
  /** True if the firm has a webhook for events (decision 0034). */
  recordsEvents?: boolean
  /** False if the office desk is turned off. */
  hasOffice?: boolean
  /** Imports a folder for the office desk; by default in this process, whose calls then wait. */
  runImport?: RunImport
  /** Free space for the database, if its files are on this machine. */
  freeBytes?: (() => Promise<number>) | null
  today?: () => IsoDate
  now?: () => Date
  replyCache?: ReplyCache
  incrementalCache?: IncrementalCache
  countRequest?: CountRequest
}

/** `path` is the route pattern, without ids. */
export type CountRequest = (path: string, status: number, ms: number) => void

export function createApp({
  db,
  log,
  serviceKey = null,
  publicUrl = null,
  deliverOtp = () => {},
  createCounter = createMemoryCounter,
  otpLimits = createCounter ? OTP_LIMITS : NO_OTP_LIMITS,
  otpDigits = SPECIFIED_DIGITS,
  mailsCodes = false,
  recordsEvents = false,
  hasOffice = true,
  runImport = (folder, isDryRun) => outcomeOfImport(db, folder, { isDryRun, recordsEvents }),
  freeBytes = null,
  today = todayInIndia,
  now = () => new Date(),
  replyCache = createReplyCache(),
  incrementalCache = createIncrementalCache(),
  countRequest = () => {},
}: ApiOptions) {
  const dependencies = {
    db,
    publicUrl,
    deliverOtp,
    otpPolicy: { digits: otpDigits, limits: otpLimits, mailsCodes },
    recordsEvents,
    hasOffice,
    runImport,
    today,
    now,
    replyCache,
    incrementalCache,
  }
  const app = new Hono<ApiEnv>()

  app.use(requestId())
  app.use((context, next) => {
    context.set('viewer', ANONYMOUS)
    context.set('isService', isServiceKey(context.req.header('x-service-key'), serviceKey))
    return next()
  })
  app.use(async (context, next) => {
    const startedAt = performance.now()
    await next()
    // Never log the query string, because the contract puts passwords and one-time passwords there.
    log.info({
      requestId: context.get('requestId'),
      method: context.req.method,
      path: routePath(context, -1),
      status: context.res.status,
      viewer: context.get('viewer').id || undefined,
      isRefused: context.get('isRefused'),
      ms: Math.round(performance.now() - startedAt),
    })
    countRequest(routePath(context, -1), context.res.status, performance.now() - startedAt)
  })
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => fail(context, 413, 'The request is too large.'),
    }),
  )

  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  const disk = watchDisk(db, freeBytes)
  const readiness = cachedCheck(() => readinessOf(db, disk.isFull))
  app.get('/readyz', async (context) => {
    const status = await readiness()
    return context.json({ status }, status === 'ready' ? 200 : 503)
  })
  app.route('/', documentation())
  if (createCounter)
    for (const [path, throttle] of [
      ...throttles(PUBLIC_RULES, createCounter),
      ...missThrottles(createCounter),
    ])
      app.use(path, throttle)
  for (const call of publicCalls)
    app.on(call.method, call.path, (context) => handleCall(call, context, dependencies))
  if (hasOffice) addOffice()

  // Precedes the routes, so that a request without a token gets 401 for an unknown path under /associate too.
  for (const path of PROTECTED_PATHS) app.use(path, requireToken)
  if (createCounter)
    for (const [path, throttle] of throttles(PROTECTED_RULES, createCounter)) app.use(path, throttle)
  for (const call of associateCalls.flatMap(({ calls }) => calls))
    app.on(call.method, call.path, (context) => handleCall(call, context, dependencies))
  for (const download of downloads)
    app.get(download.path, (context) => handleDownload(download, context, dependencies))

  app.notFound((context) => fail(context, 404, 'There is no such call.'))
  app.onError((error, context) => {
    disk.record(error)
    const call = {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: routePath(context, -1),
    }
    if (isDatabaseBusy(error)) {
      log.warn(call, 'database busy')
      return serviceUnavailable(context)
    }
    log.error({ err: error, ...call }, 'unexpected error')
    return fail(context, 500, 'Something went wrong.')
  })
  return app

  function addOffice() {
    for (const call of publicOfficeCalls)
      app.on(call.method, call.path, (context) => handleCall(call, context, dependencies))
    app.use('/office/*', requireOffice)
    for (const call of officeCalls)
      app.on(call.method, call.path, (context) => handleCall(call, context, dependencies))
    for (const download of officeDownloads)
      app.get(download.path, (context) => handleDownload(download, context, dependencies))
  }

  async function requireOffice(context: ApiContext, next: () => Promise<void>) {
    const token = bearerOf(context)
    const viewer = token ? await findOfficeViewer(db, token, now()) : null
    if (viewer === 'forbidden') return context.json(FORBIDDEN, 403)
    if (!viewer) return context.json(UNAUTHENTICATED, 401)
    context.set('viewer', viewer)
    await next()
  }

  async function requireToken(context: ApiContext, next: () => Promise<void>) {
    const token = bearerOf(context)
    const viewer = token ? await findTokenOwner(db, token, now()) : null
    if (!viewer) return context.json(UNAUTHENTICATED, 401)
    context.set('viewer', viewer)
    await next()
  }
}

const bearerOf = (context: ApiContext) =>
  /^Bearer ([\w-]{20,200})$/i.exec(context.req.header('authorization') ?? '')?.[1]

async function readinessOf(db: Kysely<Database>, isDiskFull: () => Promise<boolean>) {
  try {
    if (!(await isMigrated(db))) return 'migration missing'
    return (await isDiskFull()) ? 'disk full' : 'ready'
  } catch {
    return 'database unreachable'
  }
}

function isServiceKey(sentKey: string | undefined, serviceKey: string | null): boolean {
  if (!sentKey || !serviceKey) return false
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(sentKey), hash(serviceKey))
}

function fail(context: Context, status: 404 | 413 | 500, message: string) {
  return context.json({ status: false, message }, status)
}

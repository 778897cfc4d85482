import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import { type IsoDate, todayInIndia } from '../app/domain/dates'
import { OTP_LIMITS } from '../app/domain/otp'
import { answer, type ApiContext, type ApiEnv, send } from './answer'
import type { DeliverOtp, Viewer } from './call'
import { associateCalls, CLOSED, downloads, openCalls } from './calls'
import { findTokenOwner } from './db/queries/tokens'
import type { Database } from './db/schema'
import { keepReplies, type KeptReplies } from './kept-replies'
import { documentation } from './documentation/documentation'
import { NO_OTP_LIMITS, type OtpLimits } from './rules/otp'
import { CLOSED_RULES, type CounterOf, inMemory, OPEN_RULES, throttles } from './throttle'

const MAX_BODY_BYTES = 12 * 1024 * 1024
const UNAUTHENTICATED = { status: false, message: 'Please login.' }
const NOBODY: Viewer = { id: '', tokenHash: '' }

export interface ApiOptions {
  db: Kysely<Database>
  log: Logger
  /** Shared with the portal; who shows it gets one-time passwords in the reply. Nobody does when it is null. */
  serviceKey?: string | null
  /** Begins the addresses in replies; null: as each request reached this API. */
  publicUrl?: string | null
  deliverOtp?: DeliverOtp
  /** Where tries to sign in are counted; null counts none. */
  counterOf?: CounterOf | null
  otpLimits?: OtpLimits
  /** The day it is; another one in tests. */
  today?: () => IsoDate
  now?: () => Date
  kept?: KeptReplies
}

export function createApp({
  db,
  log,
  serviceKey = null,
  publicUrl = null,
  deliverOtp = () => {},
  counterOf = inMemory,
  otpLimits = counterOf ? OTP_LIMITS : NO_OTP_LIMITS,
  today = todayInIndia,
  now = () => new Date(),
  kept = keepReplies(),
}: ApiOptions) {
  const source = { db, publicUrl, deliverOtp, otpLimits, today, now, kept }
  const app = new Hono<ApiEnv>()

  app.use(requestId())
  app.use((context, next) => {
    context.set('viewer', NOBODY)
    context.set('isService', isServiceKey(context.req.header('x-service-key'), serviceKey))
    return next()
  })
  app.use(async (context, next) => {
    const startedAt = performance.now()
    await next()
    // The query carries passwords and one-time passwords by contract: it appears in no log.
    log.info({
      requestId: context.get('requestId'),
      method: context.req.method,
      path: routePath(context, -1),
      status: context.res.status,
      viewer: context.get('viewer').id || undefined,
      isRefused: context.get('isRefused'),
      ms: Math.round(performance.now() - startedAt),
    })
  })
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => fail(context, 413, 'The request is too large.'),
    }),
  )

  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    // Tables are up to date before this API listens; the database may go away later.
    const isReady = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return context.json({ status: isReady ? 'ready' : 'database unreachable' }, isReady ? 200 : 503)
  })
  app.route('/', documentation())
  if (counterOf) for (const [path, throttle] of throttles(OPEN_RULES, counterOf)) app.use(path, throttle)
  for (const open of openCalls) app.on(open.method, open.path, (context) => answer(open, context, source))

  // Before the calls, so that an unknown path under /associate tells a stranger nothing either.
  for (const closed of CLOSED) app.use(closed, requireToken)
  if (counterOf) for (const [path, throttle] of throttles(CLOSED_RULES, counterOf)) app.use(path, throttle)
  for (const closed of associateCalls.flatMap(({ calls }) => calls))
    app.on(closed.method, closed.path, (context) => answer(closed, context, source))
  for (const file of downloads) app.get(file.path, (context) => send(file, context, source))

  app.notFound((context) => fail(context, 404, 'There is no such call.'))
  app.onError((error, context) => {
    const call = { method: context.req.method, path: routePath(context, -1) }
    log.error({ err: error, requestId: context.get('requestId'), ...call }, 'unexpected error')
    return fail(context, 500, 'Something went wrong.')
  })
  return app

  async function requireToken(context: ApiContext, next: () => Promise<void>) {
    const token = /^Bearer ([\w-]{20,200})$/.exec(context.req.header('authorization') ?? '')?.[1]
    const viewer = token ? await findTokenOwner(db, token, now()) : null
    if (!viewer) return context.json(UNAUTHENTICATED, 401)
    context.set('viewer', viewer)
    await next()
  }
}

function isServiceKey(shown: string | undefined, serviceKey: string | null): boolean {
  if (!shown || !serviceKey) return false
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(shown), hash(serviceKey))
}

function fail(context: Context, status: 404 | 413 | 500, message: string) {
  return context.json({ status: false, message }, status)
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { type IsoDate, todayInIndia } from '../app/domain/dates'
import { type Call, type DeliverOtp, type Download, Refusal, type Viewer } from './call'
import { findTokenOwner } from './db/queries/tokens'
import type { Database } from './db/schema'
import { authCalls } from './routes/auth'
import { bankCalls } from './routes/bank'
import { bookingCalls } from './routes/bookings'
import { cashBillCalls } from './routes/cash-bills'
import { authAccountCalls } from './routes/contact-otp'
import { documentDownloads } from './routes/documents'
import { duesCalls } from './routes/dues'
import { galleryCalls } from './routes/gallery'
import { mediaDownloads } from './routes/media'
import { notificationCalls } from './routes/notifications'
import { paymentCalls } from './routes/payments'
import { plotCalls } from './routes/plots'
import { profileCalls } from './routes/profile'
import { projectCalls } from './routes/projects'
import { sliderCalls } from './routes/slider'
import { statementCalls } from './routes/statements'
import { suspendedCalls } from './routes/suspended'
import { teamCalls } from './routes/team'

const MAX_BODY_BYTES = 12 * 1024 * 1024
const UNAUTHENTICATED = { status: false, message: 'Please login.' }

/** Calls that open a session. All others need a bearer token. */
const openCalls: Call[] = authCalls
const NOBODY: Viewer = { id: '', tokenHash: '' }
const associateCalls: Call[] = [
  ...projectCalls,
  ...bookingCalls,
  ...statementCalls,
  ...duesCalls,
  ...paymentCalls,
  ...cashBillCalls,
  ...teamCalls,
  ...plotCalls,
  ...galleryCalls,
  ...suspendedCalls,
  ...sliderCalls,
  ...profileCalls,
  ...notificationCalls,
  ...bankCalls,
  ...authAccountCalls,
]

/** Where nothing is answered without a token. */
const CLOSED = ['/associate/*', '/media/*', '/documents/*', '/auth/send-otp/*', '/auth/validate-otp/*']

const downloads: Download[] = [...mediaDownloads, ...documentDownloads]

type Env = { Variables: RequestIdVariables & { viewer: Viewer } }

export interface ApiOptions {
  db: Kysely<Database>
  log: Logger
  /** Shared with the portal; who shows it gets one-time passwords in the reply. Nobody does when it is null. */
  serviceKey?: string | null
  deliverOtp?: DeliverOtp
  /** The day it is; another one in tests. */
  today?: () => IsoDate
  now?: () => Date
}

export function createApp({
  db,
  log,
  serviceKey = null,
  deliverOtp = () => {},
  today = todayInIndia,
  now = () => new Date(),
}: ApiOptions) {
  const app = new Hono<Env>()

  app.use(requestId())
  app.use(async (context, next) => {
    const startedAt = performance.now()
    await next()
    // The query carries passwords and one-time passwords by contract: it appears in no log.
    log.info({
      requestId: context.get('requestId'),
      method: context.req.method,
      path: routePath(context, -1),
      status: context.res.status,
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
  for (const open of openCalls) app.on(open.method, open.path, (context) => answer(open, context, NOBODY))

  // Before the calls, so that an unknown path under /associate tells a stranger nothing either.
  for (const closed of CLOSED) app.use(closed, requireToken)
  for (const closed of associateCalls)
    app.on(closed.method, closed.path, (context) => answer(closed, context, context.get('viewer')))
  for (const file of downloads) app.get(file.path, (context) => send(file, context))

  app.notFound((context) => fail(context, 404, 'There is no such call.'))
  app.onError((error, context) => {
    const call = { method: context.req.method, path: routePath(context, -1) }
    log.error({ err: error, requestId: context.get('requestId'), ...call }, 'unexpected error')
    return fail(context, 500, 'Something went wrong.')
  })
  return app

  async function requireToken(context: Context<Env>, next: () => Promise<void>) {
    const token = /^Bearer ([\w-]{20,200})$/.exec(context.req.header('authorization') ?? '')?.[1]
    const viewer = token ? await findTokenOwner(db, token, now()) : null
    if (!viewer) return context.json(UNAUTHENTICATED, 401)
    context.set('viewer', viewer)
    await next()
  }

  async function send(file: Download, context: Context<Env>) {
    const params = context.req.param() as Record<string, string>
    const content = await file.answer({ db, viewer: context.get('viewer'), params, today: today(), now })
    if (!content) return fail(context, 404, 'There is no such file.')
    context.header('Content-Type', content.contentType)
    context.header('Cache-Control', 'private, max-age=300')
    if (content.size !== undefined) context.header('Content-Length', String(content.size))
    if (content.fileName)
      context.header('Content-Disposition', `inline; filename="${content.fileName.replace(/[^\w.-]/g, '_')}"`)
    return context.body(content.body as Uint8Array<ArrayBuffer>)
  }

  async function answer(call: Call, context: Context, viewer: Viewer) {
    const query = call.query.safeParse(context.req.query())
    if (!query.success) {
      const [issue] = query.error.issues
      return refuse(context, `${issue?.path.join('.')} ${issue?.message}.`)
    }
    try {
      const reply = await call.answer({
        db,
        viewer,
        params: context.req.param() as Record<string, string>,
        query: query.data,
        today: today(),
        now,
        isService: isServiceKey(context.req.header('x-service-key'), serviceKey),
        deliverOtp,
        urlOf: (path) => new URL(path, context.req.url).href,
        readJson: () => context.req.json().catch(() => undefined),
        readForm: () => context.req.formData().catch(() => new FormData()),
        write: (effect) => db.transaction().execute(effect),
      })
      return context.json(reply)
    } catch (error) {
      if (error instanceof Refusal) return refuse(context, error.message, error.errors)
      throw error
    }
  }
}

function isServiceKey(shown: string | undefined, serviceKey: string | null): boolean {
  if (!shown || !serviceKey) return false
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(shown), hash(serviceKey))
}

/** A business failure is HTTP 200; codes are for what went wrong on the way. */
function refuse(context: Context, message: string, errors?: Record<string, string[]>) {
  return context.json({ status: false, message, errors })
}

function fail(context: Context, status: 404 | 413 | 500, message: string) {
  return context.json({ status: false, message }, status)
}

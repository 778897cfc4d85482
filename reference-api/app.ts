import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { type IsoDate, todayInIndia } from '../app/domain/dates'
import { type Call, Refusal } from './call'
import { findTokenOwner } from './db/queries/tokens'
import type { Database } from './db/schema'
import { authCalls } from './routes/auth'
import { bookingCalls } from './routes/bookings'
import { profileCalls } from './routes/profile'
import { projectCalls } from './routes/projects'
import { statementCalls } from './routes/statements'

const MAX_BODY_BYTES = 12 * 1024 * 1024
const UNAUTHENTICATED = { status: false, message: 'Please login.' }

/** Calls that open a session. All others need a bearer token. */
const openCalls: Call[] = authCalls
const associateCalls: Call[] = [...projectCalls, ...bookingCalls, ...statementCalls, ...profileCalls]

export interface ApiOptions {
  db: Kysely<Database>
  log: Logger
  /** The day it is; another one in tests. */
  today?: () => IsoDate
}

export function createApp({ db, log, today = todayInIndia }: ApiOptions) {
  const app = new Hono<{ Variables: RequestIdVariables & { viewer: { id: string } } }>()

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
  for (const open of openCalls) app.on(open.method, open.path, (context) => answer(open, context, { id: '' }))

  // Before the calls, so that an unknown path under /associate tells a stranger nothing either.
  app.use('/associate/*', async (context, next) => {
    const token = /^Bearer ([\w-]{20,200})$/.exec(context.req.header('authorization') ?? '')?.[1]
    const viewer = token ? await findTokenOwner(db, token, new Date()) : null
    if (!viewer) return context.json(UNAUTHENTICATED, 401)
    context.set('viewer', viewer)
    await next()
  })
  for (const closed of associateCalls)
    app.on(closed.method, closed.path, (context) => answer(closed, context, context.get('viewer')))

  app.notFound((context) => fail(context, 404, 'There is no such call.'))
  app.onError((error, context) => {
    const call = { method: context.req.method, path: routePath(context, -1) }
    log.error({ err: error, requestId: context.get('requestId'), ...call }, 'unexpected error')
    return fail(context, 500, 'Something went wrong.')
  })
  return app

  async function answer(call: Call, context: Context, viewer: { id: string }) {
    const query = call.query.safeParse(context.req.query())
    if (!query.success) {
      const [issue] = query.error.issues
      return refuse(context, `${issue?.path.join('.')} ${issue?.message}.`)
    }
    try {
      const params = context.req.param() as Record<string, string>
      return context.json(await call.answer({ db, viewer, params, query: query.data, today: today() }))
    } catch (error) {
      if (error instanceof Refusal) return refuse(context, error.message)
      throw error
    }
  }
}

/** A business failure is HTTP 200; codes are for what went wrong on the way. */
function refuse(context: Context, message: string) {
  return context.json({ status: false, message })
}

function fail(context: Context, status: 404 | 413 | 500, message: string) {
  return context.json({ status: false, message }, status)
}

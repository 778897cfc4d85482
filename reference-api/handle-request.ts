import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Kysely } from 'kysely'
import type { IsoDate } from '../app/domain/dates'
import { isLanguage, type Language } from '../app/messages/languages'
import {
  type Call,
  type CallContext,
  type DeliverOtp,
  type Download,
  type Reply,
  type RunImport,
  SerializedReply,
} from './call'
import { LimitReached, NOT_IN_YOUR_TEAM, Refusal } from './refusal'
import type { Viewer } from './db/queries/tokens'
import { originOf, recordActivity } from './db/queries/activity'
import { recordAlert } from './db/queries/alerts'
import { recordEvent } from './db/queries/events'
import type { Database } from './schema'
import { runIdempotent, IdempotencyKeyError } from './idempotency'
import type { IncrementalCache } from './incremental-cache'
import type { ReplyCache } from './reply-cache'
import { HashQueueFull } from './rules/hash-queue'
import { shortAddress } from './rules/short-address'
import type { OtpPolicy } from './rules/otp'

export interface CallDependencies {
  db: Kysely<Database>
  publicUrl: string | null
  deliverOtp: DeliverOtp
  otpPolicy: OtpPolicy
  recordsEvents: boolean
  hasOffice: boolean
  runImport: RunImport
  today: () => IsoDate
  now: () => Date
  replyCache: ReplyCache
  incrementalCache: IncrementalCache
}

export interface ApiEnv {
  Variables: RequestIdVariables & {
    viewer: Viewer
    isService: boolean
    /** True if the call was refused with HTTP 200. The throttle then counts the attempt as failed. */
    isRefused?: boolean
  }
}

export type ApiContext = Context<ApiEnv>
type Write = CallContext<string, unknown>['write']

/** Parses the request, runs the call and converts expected errors to replies. */
export async function handleCall(call: Call, context: ApiContext, dependencies: CallDependencies) {
  const { db, publicUrl, deliverOtp, otpPolicy, recordsEvents, hasOffice, runImport, today, now } =
    dependencies
  const { replyCache, incrementalCache } = dependencies
  const params = context.req.param() as Record<string, string>
  if (!hasValidParams(params)) return refuse(context, NOT_IN_YOUR_TEAM)
  // `:self` is the caller: even the upline is refused.
  if (params.self !== undefined && params.self !== context.get('viewer').id)
    return refuse(context, NOT_IN_YOUR_TEAM)
  const query = call.query.safeParse(context.req.query())
  if (!query.success) {
    const [issue] = query.error.issues
    return refuse(context, `${issue?.path.join('.')} ${issue?.message}.`)
  }

  const viewer = context.get('viewer')
  const language = clientLanguage(context)
  const readForm = () => context.req.formData().catch(() => new FormData())
  const run = (write: Write) =>
    call.handle({
      db,
      viewer,
      params,
      query: query.data,
      today: today(),
      now,
      isService: context.get('isService'),
      origin: { device: clientDevice(context), address: clientAddress(context) },
      deliverOtp: (otp) => deliverOtp({ ...otp, language }),
      otpPolicy,
      hasOffice,
      recordsEvents,
      runImport,
      urlOf: (path) => absoluteUrl(path, context.req.url, publicUrl),
      readJson: () => context.req.json().catch(() => undefined),
      readForm,
      recordActivity: activityRecorder(viewer, now),
      recordAlert: (db, alert) => recordAlert(db, alert, { language, now: now() }),
      current: (name, part) => incrementalCache(db, name, part),
      recordEvent: async (db, event) => {
        if (recordsEvents) await recordEvent(db, { person: viewer.id, ...event }, now())
      },
      write,
    })
  const key = context.req.header('idempotency-key')
  const runWithoutKey = async () => toBytes(await run((effect) => db.transaction().execute(effect)))
  try {
    if (call.isCached)
      return sendJson(
        context,
        await replyCache(db, `${viewer.id} ${today()} ${context.req.url}`, runWithoutKey),
      )
    // Public calls ignore keys, because no account would own them.
    const isKeyed = call.effect === 'write' && viewer.id !== ''
    if (key === undefined || !isKeyed) return sendJson(context, await runWithoutKey())
    const { method, url } = context.req
    const body = call.body === 'multipart' ? await readForm() : await context.req.text()
    const { reply, isReplayed } = await runIdempotent(
      { db, viewerId: viewer.id, key, request: { method, url, body }, now },
      run,
    )
    if (isReplayed) context.header('Idempotency-Replayed', 'true')
    return sendJson(context, toBytes(reply))
  } catch (error) {
    if (error instanceof LimitReached) return tooManyRequests(context, error)
    if (error instanceof HashQueueFull) return serviceUnavailable(context)
    if (error instanceof Refusal) return refuse(context, error.message, error.errors)
    if (error instanceof IdempotencyKeyError)
      return context.json({ status: false, message: error.message }, error.status)
    throw error
  }
}

const MAX_DEVICE_CHARACTERS = 60
/** Long enough for a full hash queue to drain. An import of changes may take as long. */
const BUSY_RETRY_SECONDS = 10

function clientDevice(context: ApiContext): string | null {
  const device = context.get('isService') ? context.req.header('x-client-device')?.trim() : null
  return device ? device.slice(0, MAX_DEVICE_CHARACTERS) : null
}

/** Language of the person's page, for messages that this API sends. Replies are always English. */
function clientLanguage(context: ApiContext): Language {
  const code = context.req.header('x-client-language') ?? ''
  return isLanguage(code) ? code : 'en'
}

function clientAddress(context: ApiContext): string | null {
  return context.get('isService') ? shortAddress(context.req.header('x-forwarded-for') ?? '') : null
}

function activityRecorder(viewer: Viewer, now: () => Date): CallContext<string, unknown>['recordActivity'] {
  return async (db, activity) =>
    recordActivity(db, viewer.id, activity, { ...(await originOf(db, viewer)), now: now() })
}

/** In Node, encoding a long reply and sending the Buffer is faster than sending the string. */
const toBytes = (reply: Reply | SerializedReply) =>
  reply instanceof SerializedReply
    ? Buffer.concat(reply.pieces.map((piece) => Buffer.from(piece)))
    : Buffer.from(JSON.stringify({ status: true, message: '', ...reply }))

function sendJson(context: ApiContext, reply: Buffer<ArrayBuffer>) {
  return context.body(reply, 200, { 'Content-Type': 'application/json' })
}

export function tooManyRequests(
  context: Context,
  { message, waitMs }: Pick<LimitReached, 'message' | 'waitMs'>,
) {
  context.header('Retry-After', String(Math.max(1, Math.ceil(waitMs / 1000))))
  return context.json({ status: false, message }, 429)
}

export function serviceUnavailable(context: Context) {
  context.header('Retry-After', String(BUSY_RETRY_SECONDS))
  return context.json({ status: false, message: 'The server is busy. Please try again.' }, 503)
}

/** Ignores X-Forwarded-*, which any client can set. Behind a proxy, set `publicUrl`. */
function absoluteUrl(path: string, requestUrl: string, publicUrl: string | null): string {
  if (publicUrl === null) return new URL(path, requestUrl).href
  return new URL(path.slice(1), publicUrl.endsWith('/') ? publicUrl : `${publicUrl}/`).href
}

export async function handleDownload(
  download: Download,
  context: ApiContext,
  { db, today, now }: CallDependencies,
) {
  const params = context.req.param() as Record<string, string>
  const content = hasValidParams(params)
    ? await download.handle({
        db,
        viewer: context.get('viewer'),
        params,
        query: context.req.query(),
        today: today(),
        now,
        recordActivity: activityRecorder(context.get('viewer'), now),
      })
    : null
  if (!content) return context.json({ status: false, message: 'There is no such file.' }, 404)
  context.header('Content-Type', content.contentType)
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('Cache-Control', 'private, max-age=300')
  if (content.size !== undefined) context.header('Content-Length', String(content.size))
  if (content.fileName)
    context.header('Content-Disposition', `inline; filename="${content.fileName.replace(/[^\w.-]/g, '_')}"`)
  return context.body(content.body as Uint8Array<ArrayBuffer>)
}

/** Null characters are refused, because some functions of SQLite stop at them and PostgreSQL rejects the text. */
const hasValidParams = (params: Record<string, string>) =>
  Object.values(params).every((param) => !param.includes('\0'))

/** Business errors of calls have HTTP 200, except for a reached limit. */
function refuse(context: ApiContext, message: string, errors?: Record<string, string[]>) {
  context.set('isRefused', true)
  return context.json({ status: false, message, errors })
}

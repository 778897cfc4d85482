import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Kysely } from 'kysely'
import type { IsoDate } from '../app/domain/dates'
import {
  type Call,
  type CallContext,
  type DeliverOtp,
  type Download,
  LimitReached,
  NOT_IN_YOUR_TEAM,
  Refusal,
  type Reply,
  type Viewer,
} from './call'
import type { Database } from './db/schema'
import { answerOnce, KeyRefusal } from './idempotency'
import type { KeptReplies } from './kept-replies'
import { TooBusy } from './rules/hash-queue'
import type { OtpLimits } from './rules/otp'

/** What every call is answered from, whoever calls. */
export interface Source {
  db: Kysely<Database>
  publicUrl: string | null
  deliverOtp: DeliverOtp
  otpLimits: OtpLimits
  today: () => IsoDate
  now: () => Date
  kept: KeptReplies
}

export interface ApiEnv {
  Variables: RequestIdVariables & {
    viewer: Viewer
    /** The caller showed the service key. */
    isService: boolean
    /** The call was refused for a reason of business. */
    isRefused?: boolean
  }
}

export type ApiContext = Context<ApiEnv>
type Write = CallContext<string, unknown>['write']

/** Parses what was sent, lets the call answer, and puts a refusal into the words of the wire. */
export async function answer(call: Call, context: ApiContext, source: Source) {
  const { db, publicUrl, deliverOtp, otpLimits, today, now, kept } = source
  const params = context.req.param() as Record<string, string>
  if (!isReadable(params)) return refuse(context, NOT_IN_YOUR_TEAM)
  const query = call.query.safeParse(context.req.query())
  if (!query.success) {
    const [issue] = query.error.issues
    return refuse(context, `${issue?.path.join('.')} ${issue?.message}.`)
  }

  const viewer = context.get('viewer')
  const readForm = () => context.req.formData().catch(() => new FormData())
  const run = (write: Write): Promise<Reply> =>
    call.answer({
      db,
      viewer,
      params,
      query: query.data,
      today: today(),
      now,
      isService: context.get('isService'),
      device: deviceOf(context),
      deliverOtp,
      otpLimits,
      urlOf: (path) => addressOf(path, context.req.url, publicUrl),
      readJson: () => context.req.json().catch(() => undefined),
      readForm,
      write,
    })
  const key = context.req.header('idempotency-key')
  const read = async () => toBytes(await run((effect) => db.transaction().execute(effect)))
  try {
    if (call.isKept)
      return sendReply(context, await kept(db, `${viewer.id} ${today()} ${context.req.url}`, read))
    // Calls without a token have nobody whom a key could belong to, and answer secrets, which are stored nowhere.
    if (key === undefined || call.effect === 'read' || !viewer.id) return sendReply(context, await read())
    const { method, url } = context.req
    const body = call.body === 'multipart' ? await readForm() : await context.req.text()
    const { reply, isReplayed } = await answerOnce(
      { db, viewerId: viewer.id, key, request: { method, url, body }, now },
      run,
    )
    if (isReplayed) context.header('Idempotency-Replayed', 'true')
    return sendReply(context, toBytes(reply))
  } catch (error) {
    if (error instanceof LimitReached) return tooMany(context, error)
    if (error instanceof TooBusy) return busy(context)
    if (error instanceof Refusal) return refuse(context, error.message, error.errors)
    if (error instanceof KeyRefusal)
      return context.json({ status: false, message: error.message }, error.status)
    throw error
  }
}

const MAX_DEVICE = 60
/** By then a full queue of hashes is done. */
const BUSY_SECONDS = 10

function deviceOf(context: ApiContext): string | null {
  const device = context.get('isService') ? context.req.header('x-client-device')?.trim() : null
  return device ? device.slice(0, MAX_DEVICE) : null
}

/** Node takes longer to send a long text than to send the bytes of it and to make them. */
const toBytes = (reply: Reply) => Buffer.from(JSON.stringify(reply))

function sendReply(context: ApiContext, reply: Buffer<ArrayBuffer>) {
  return context.body(reply, 200, { 'Content-Type': 'application/json' })
}

export function tooMany(context: Context, { message, waitMs }: Pick<LimitReached, 'message' | 'waitMs'>) {
  context.header('Retry-After', String(Math.max(1, Math.ceil(waitMs / 1000))))
  return context.json({ status: false, message }, 429)
}

function busy(context: ApiContext) {
  context.header('Retry-After', String(BUSY_SECONDS))
  return context.json({ status: false, message: 'Too many people are logging in. Please try again.' }, 503)
}

/** Nothing is taken from X-Forwarded-*, which anybody can send: where a proxy stands before, its address is a setting. */
function addressOf(path: string, requestUrl: string, publicUrl: string | null): string {
  if (publicUrl === null) return new URL(path, requestUrl).href
  return new URL(path.slice(1), publicUrl.endsWith('/') ? publicUrl : `${publicUrl}/`).href
}

/** A picture or a document as it is, or 404. */
export async function send(file: Download, context: ApiContext, { db, today, now }: Source) {
  const params = context.req.param() as Record<string, string>
  const content = isReadable(params)
    ? await file.answer({ db, viewer: context.get('viewer'), params, today: today(), now })
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

/** SQLite cuts a text at a null character, PostgreSQL refuses it: no id holds one. */
const isReadable = (params: Record<string, string>) =>
  Object.values(params).every((param) => !param.includes('\0'))

/** A business failure is HTTP 200; codes are for what went wrong on the way. */
function refuse(context: ApiContext, message: string, errors?: Record<string, string[]>) {
  context.set('isRefused', true)
  return context.json({ status: false, message, errors })
}

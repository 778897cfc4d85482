import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod/v4'
import type { IsoDate } from '../app/domain/dates'
import type { Language } from '../app/messages/languages'
import type { ImportOutcome } from './firm-data/import-folder'
import type { NewActivity, Origin } from './db/queries/activity'
import type { NewAlert } from './db/queries/alerts'
import type { NewEvent } from './db/queries/events'
import type { Viewer } from './db/queries/tokens'
import type { Database, OtpPurpose } from './schema'
import type { Part } from './incremental-cache'
import type { OtpPolicy } from './rules/otp'

interface NewOtp {
  purpose: OtpPurpose
  to: string
  code: string
}

/** Starts the delivery of a one-time password. Does not wait for the delivery, and does not throw. */
export type DeliverOtp = (otp: NewOtp & { language: Language }) => void

export type RunImport = (folder: string, isDryRun: boolean) => Promise<ImportOutcome>

export interface CallContext<Params extends string, Query> {
  db: Kysely<Database>
  viewer: Viewer
  params: Record<Params, string>
  query: Query
  today: IsoDate
  now: () => Date
  /** The person's device and shortened IP address, null if unknown. Both are null if the caller did not send the service key. */
  origin: Origin
  /** True if the caller sent the service key (M236). */
  isService: boolean
  /** Starts the delivery of the code. A mail is in the language of the person's page. */
  deliverOtp: (otp: NewOtp) => void
  otpPolicy: OtpPolicy
  /** True if the office desk is offered. */
  hasOffice: boolean
  /** True if the firm has a webhook for events. */
  recordsEvents: boolean
  /** Imports a folder, or only checks it. */
  runImport: RunImport
  /** Returns the absolute URL of a path of this API, such as `/media/12`. */
  urlOf: (path: string) => string
  readJson: () => Promise<unknown>
  readForm: () => Promise<FormData>
  /**
   * Returns cached state that is up to date with the database (decision 0052). If the state depends on a value such as the day, `name` must
   * contain the value.
   */
  current: <State>(name: string, part: Part<State>) => Promise<State>
  /** Records an event of the viewer if the firm has a webhook. Call within the change's transaction. */
  recordEvent: (db: Transaction<Database>, event: Omit<NewEvent, 'person'>) => Promise<void>
  /** Alerts the mobile and email address that the viewer had before the change. Call within the change's transaction. */
  recordAlert: (db: Transaction<Database>, alert: NewAlert) => Promise<void>
  /** Adds to the viewer's account activity. For a change, call within the change's transaction. */
  recordActivity: (db: Kysely<Database>, activity: NewActivity) => Promise<void>
  /** Runs the effect in a transaction and, if the request has an idempotency key, stores the reply under the key. Call at most once. */
  write: (effect: (db: Transaction<Database>) => Promise<Reply>) => Promise<Reply>
}

/** Without the envelope: `toBytes` adds the status, and an empty message if there is none. */
export type Reply = { message?: string } & Record<string, unknown>

/** A reply that the call has serialised in pieces, because JSON.stringify takes too long for tens of thousands of rows. */
export class SerializedReply {
  constructor(readonly pieces: string[]) {}
}

type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

interface CallDeclaration<Query extends z.ZodObject> {
  summary: string
  query?: Query
  /** The contract schema with which the portal parses the reply. */
  reply: z.ZodType
  effect?: 'read' | 'write'
  body?: 'json' | 'multipart'
  /** Caches long replies. A reply must depend only on viewer, day, URL and tables whose changes are recorded (decision 0020). */
  isCached?: boolean
}

export interface Call {
  method: 'GET' | 'POST'
  path: string
  summary: string
  query: z.ZodObject
  reply: z.ZodType
  effect: 'read' | 'write'
  body: 'none' | 'json' | 'multipart'
  isCached: boolean
  handle: (context: CallContext<string, Record<string, unknown>>) => Promise<Reply | SerializedReply>
}

const noQuery = z.object({})

export function call<Path extends string, Query extends z.ZodObject = typeof noQuery>(
  method: 'GET' | 'POST',
  path: Path,
  { summary, query, reply, effect = 'read', body, isCached = false }: CallDeclaration<Query>,
  handle: (context: CallContext<ParamsOf<Path>, z.output<Query>>) => Promise<Reply | SerializedReply>,
): Call {
  return {
    method,
    path,
    summary,
    query: query ?? noQuery,
    reply,
    effect,
    body: body ?? 'none',
    isCached,
    handle: handle as Call['handle'],
  }
}

export interface Content {
  contentType: string
  body: Uint8Array | ReadableStream<Uint8Array>
  size?: number
  /** Suggested name for saving; the browser still displays the file inline. */
  fileName?: string
}

type DownloadContext<Params extends string> = Pick<
  CallContext<Params, Record<string, string | undefined>>,
  'db' | 'viewer' | 'params' | 'query' | 'today' | 'now' | 'recordActivity'
>

export interface Download {
  path: string
  summary: string
  contentType: string
  handle: (context: DownloadContext<string>) => Promise<Content | null>
}

/** Declares an address that returns a file, or 404 if `handle` returns null. The address requires a token. */
export function download<Path extends string>(
  path: Path,
  { summary, contentType }: { summary: string; contentType: string },
  handle: (context: DownloadContext<ParamsOf<Path>>) => Promise<Content | null>,
): Download {
  return { path, summary, contentType, handle: handle as Download['handle'] }
}

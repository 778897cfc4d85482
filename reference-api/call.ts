import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { IsoDate } from '../app/domain/dates'
import type { Database } from './db/schema'
import type { OtpLimits } from './rules/otp'

/** A business failure: HTTP 200 with `status: false`, these words, and what is wrong with which field where that is known. */
export class Refusal extends Error {
  constructor(
    words: string,
    readonly errors?: Record<string, string[]>,
  ) {
    super(words)
  }
}

/** Too many tries of an account: HTTP 429 with these words. */
export class LimitReached extends Error {
  constructor(
    words: string,
    readonly waitMs: number,
  ) {
    super(words)
  }
}

/** Foreign and unknown ids get the same words, so that nobody learns which ids exist. */
export const NOT_IN_YOUR_TEAM = 'Not in your team.'

/** Hands a one-time password to whoever delivers it; never waits for that and never throws. */
export type DeliverOtp = (otp: { purpose: string; to: string; code: string }) => void

/** Whose token a call carries, and by what hash it is kept. Both are empty for calls that need none. */
export interface Viewer {
  id: string
  tokenHash: string
}

/** What a call is answered from. */
export interface CallContext<Params extends string, Query> {
  db: Kysely<Database>
  viewer: Viewer
  params: Record<Params, string>
  query: Query
  today: IsoDate
  now: () => Date
  /** What the person uses, as a portal with the service key says it. */
  device: string | null
  /** The caller showed the service key that it shares with this API (checklist M236). */
  isService: boolean
  deliverOtp: DeliverOtp
  /** One-time passwords of an account in a day. */
  otpLimits: OtpLimits
  /** An absolute address of this API, as the caller reaches it: `urlOf('/media/12')`. */
  urlOf: (path: string) => string
  /** The JSON body, or undefined where there is none that can be read. */
  readJson: () => Promise<unknown>
  /** The fields and files of a multipart body; empty where there is none. */
  readForm: () => Promise<FormData>
  /** Runs the effect of a write in one transaction, with the reply for its idempotency key. A call that writes does so once, by it. */
  write: (effect: (db: Transaction<Database>) => Promise<Reply>) => Promise<Reply>
}

/** `status` and `message` are on every reply; the rest is the call's own. */
export type Reply = { status: true; message: string } & Record<string, unknown>

type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

/** What a call takes and gives, by schema: the API checks the query by it and the documentation is made of it. */
export interface CallTerms<Query extends z.ZodObject<z.ZodRawShape>> {
  /** One line for the documentation. */
  summary: string
  query?: Query
  /** The contract by which the portal reads the reply. */
  reply: z.ZodTypeAny
  /** Reads unless it says otherwise. */
  effect?: 'read' | 'write'
  /** What the body is, for calls that read one. */
  body?: 'json' | 'multipart'
  /**
   * Its reply is long for some, told by viewer and address alone, and made of tables that the data's version stands for: it is
   * kept for the next time.
   */
  isKept?: boolean
}

export interface Call {
  method: 'GET' | 'POST'
  path: string
  summary: string
  query: z.ZodObject<z.ZodRawShape>
  reply: z.ZodTypeAny
  effect: 'read' | 'write'
  body: 'none' | 'json' | 'multipart'
  isKept: boolean
  answer: (context: CallContext<string, Record<string, unknown>>) => Promise<Reply>
}

const noQuery = z.object({})

/** Declares one call of the API: what it takes, by schema, and what it answers. */
export function call<Path extends string, Query extends z.ZodObject<z.ZodRawShape> = typeof noQuery>(
  method: 'GET' | 'POST',
  path: Path,
  { summary, query, reply, effect = 'read', body, isKept = false }: CallTerms<Query>,
  answer: (context: CallContext<ParamsOf<Path>, z.output<Query>>) => Promise<Reply>,
): Call {
  return {
    method,
    path,
    summary,
    query: query ?? noQuery,
    reply,
    effect,
    body: body ?? 'none',
    isKept,
    answer: answer as Call['answer'],
  }
}

/** A picture or a document, which is answered as it is. */
export interface Content {
  contentType: string
  body: Uint8Array | ReadableStream<Uint8Array>
  /** Known sizes are told, so that whoever loads it sees how much is left. */
  size?: number
  /** What it is called when it is saved; shown in the browser all the same. */
  fileName?: string
}

export interface Download {
  path: string
  summary: string
  contentType: string
  answer: (
    context: Pick<CallContext<string, unknown>, 'db' | 'viewer' | 'params' | 'today' | 'now'>,
  ) => Promise<Content | null>
}

/** Declares an address that answers a picture or a document, or 404 with null. It needs a token like every call. */
export function download<Path extends string>(
  path: Path,
  { summary, contentType }: { summary: string; contentType: string },
  answer: (
    context: Pick<CallContext<ParamsOf<Path>, unknown>, 'db' | 'viewer' | 'params' | 'today' | 'now'>,
  ) => Promise<Content | null>,
): Download {
  return { path, summary, contentType, answer: answer as Download['answer'] }
}

import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { IsoDate } from '../app/domain/dates'
import type { Database } from './db/schema'

/** A business failure: HTTP 200 with `status: false` and these words. */
export class Refusal extends Error {}

/** Foreign and unknown ids get the same words, so that nobody learns which ids exist. */
export const NOT_IN_YOUR_TEAM = 'Not in your team.'

/** What a call is answered from. `viewer` is whose token it carries. */
export interface CallContext<Params extends string, Query> {
  db: Kysely<Database>
  viewer: { id: string }
  params: Record<Params, string>
  query: Query
  today: IsoDate
}

/** `status` and `message` are on every reply; the rest is the call's own. */
export type Reply = { status: true; message: string } & Record<string, unknown>

type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

export interface Call {
  method: 'GET' | 'POST'
  path: string
  query: z.ZodObject<z.ZodRawShape>
  answer: (context: CallContext<string, Record<string, unknown>>) => Promise<Reply>
}

/** Declares one call of the API: what it takes, by schema, and what it answers. */
export function call<Path extends string, Query extends z.ZodObject<z.ZodRawShape>>(
  method: 'GET' | 'POST',
  path: Path,
  query: Query,
  answer: (context: CallContext<ParamsOf<Path>, z.output<Query>>) => Promise<Reply>,
): Call {
  return { method, path, query, answer: answer as Call['answer'] }
}

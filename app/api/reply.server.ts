import type { z } from 'zod'
import { log } from '~/log.server'
import { readFieldErrors } from './contract/field-errors'
import { onUnknownField } from './contract/wire'
import type { Call } from './endpoints'
import { ApiError, SOMETHING_WENT_WRONG } from './errors'

onUnknownField((field) => log.info({ field }, 'the upstream sends a field that the contract does not name'))

/** What a body that came with a success says, by the contract. */
export function readReply<Schema extends z.ZodTypeAny>(
  call: Call,
  schema: Schema,
  body: string,
): z.output<Schema> {
  const reply = readObject(body)
  if (!reply) throw unreadable(call, `no JSON object, ${body.length} characters`)
  // Exactly true (checklist M027); anything else is a refusal in the upstream's words.
  if (reply.status !== true)
    throw new ApiError(
      'refused',
      wordsOf(reply) ?? SOMETHING_WENT_WRONG,
      call,
      '',
      undefined,
      readFieldErrors(reply.errors),
    )
  const parsed = schema.safeParse(reply)
  if (!parsed.success) throw unreadable(call, parsed.error.issues.map(describeIssue).join('; '))
  return parsed.data
}

const RUNNING = 'This is being done already. Please try again in a moment.'
const KEY_TAKEN = 'This form was sent before with other values. Please reload the page and try again.'
const TOO_MANY = 'Too many attempts. Please try again in a few minutes.'

/** What an HTTP status says that is no success. The two about a key are answers to a form, in words that fit one. */
export function errorForStatus(call: Call, status: number, body: string, isKeyed: boolean): ApiError {
  if (status === 401) return new ApiError('unauthenticated', SOMETHING_WENT_WRONG, call)
  if (status === 403) return new ApiError('forbidden', SOMETHING_WENT_WRONG, call)
  if (status === 404) return new ApiError('not-found', SOMETHING_WENT_WRONG, call)
  if (status === 409 && isKeyed) return new ApiError('refused', RUNNING, call, 'status 409')
  if (status === 422 && isKeyed) return new ApiError('refused', KEY_TAKEN, call, 'status 422')
  if (status === 429) return new ApiError('throttled', wordsOf(readObject(body)) ?? TOO_MANY, call)
  return new ApiError('unavailable', SOMETHING_WENT_WRONG, call, `status ${status}`)
}

export function unavailable(call: Call, error: unknown): ApiError {
  const { name = '', code = '' } = error as { name?: string; code?: string }
  if (isTooLarge(error)) return unreadable(call, 'reply too large')
  const isTimeout = name === 'AbortError' || name === 'TimeoutError'
  return new ApiError('unavailable', SOMETHING_WENT_WRONG, call, code || name, isTimeout ? 504 : 502)
}

export const isTooLarge = (error: unknown) => (error as { type?: unknown }).type === 'max-size'

type WireReply = { status?: unknown; message?: unknown; errors?: unknown }

function readObject(body: string): WireReply | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function wordsOf(reply: WireReply | null): string | null {
  return typeof reply?.message === 'string' && reply.message.trim() ? reply.message : null
}

function unreadable(call: Call, detail: string): ApiError {
  log.warn({ call, detail }, 'unreadable reply')
  return new ApiError('unreadable', SOMETHING_WENT_WRONG, call, detail)
}

function describeIssue(issue: z.ZodIssue): string {
  const inner = deepestIssue(issue)
  return `${inner.path.join('.') || 'reply'}: ${inner.code}`
}

/** Of the alternatives that failed, the one that was read furthest; they may hold alternatives in turn. */
function deepestIssue(issue: z.ZodIssue): z.ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  return issue.unionErrors
    .flatMap((error) => error.issues.map(deepestIssue))
    .reduce((deepest, next) => (next.path.length > deepest.path.length ? next : deepest), issue)
}

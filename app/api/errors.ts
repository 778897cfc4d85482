import type { FieldError } from './contract/field-errors'
import { readObject, wordsOf } from './reply-object'

/**
 * What went wrong with a call to the upstream.
 * - unauthenticated: 401, the token is no longer good
 * - forbidden, not-found: the upstream's 403 and 404
 * - refused: the upstream answered with a status that is not true; the message is for the person
 * - throttled: 429, too many tries; the message is for the person
 * - unreadable: an answer that the contract cannot read
 * - unavailable: network, deadline, 5xx
 * - unconfirmed: a write whose answer never came, so that it may have been done
 */
export type ApiErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'refused'
  | 'throttled'
  | 'unreadable'
  | 'unavailable'
  | 'unconfirmed'

/** The text of every failure that is not the upstream's own words (checklist M026). */
export const SOMETHING_WENT_WRONG = 'Something went wrong.'

/** The one text for foreign and unknown ids alike (settled point 16). */
export const NOT_IN_YOUR_TEAM = 'Not in your team.'

const STATUS: Record<ApiErrorKind, number> = {
  unauthenticated: 401,
  forbidden: 404,
  'not-found': 404,
  refused: 404,
  throttled: 429,
  unreadable: 502,
  unavailable: 502,
  unconfirmed: 502,
}

/**
 * Thrown by every call of the API client. Uncaught in a loader it becomes an error page of the right status: the fields
 * `type`, `data` and `init` are what the router recognises as a thrown `data(…)` response.
 */
export class ApiError extends Error {
  readonly type = 'DataWithResponseInit'
  readonly data: { kind: ApiErrorKind; message: string }
  readonly init: { status: number }

  /** `message` is shown to the person; `detail` goes to the log and must hold no value from the reply. */
  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly call: string,
    readonly detail: string = '',
    status: number = STATUS[kind],
    /** Of a refusal (checklist M062). */
    readonly errors: FieldError[] = [],
  ) {
    super(message)
    this.name = 'ApiError'
    this.data = { kind, message }
    this.init = { status }
  }
}

/** The upstream's own words when it refused or had enough of somebody's tries, else null: for an action that shows them at its form. */
export function refusal(error: unknown): string | null {
  return error instanceof ApiError && (error.kind === 'refused' || error.kind === 'throttled')
    ? error.message
    : null
}

/** The status of the page that shows a form with these words (settled point 7). */
export function refusalStatus(error: unknown): 400 | 429 {
  return error instanceof ApiError && error.kind === 'throttled' ? 429 : 400
}

const RUNNING = 'This is being done already. Please try again in a moment.'
const KEY_TAKEN = 'This form was sent before with other values. Please reload the page and try again.'
const TOO_MANY = 'Too many attempts. Please try again in a few minutes.'

/** What an HTTP status says that is no success. The two about a key are answers to a form, in words that fit one. */
export function errorForStatus(
  call: string,
  status: number,
  { body = '', isKeyed = false }: { body?: string; isKeyed?: boolean } = {},
): ApiError {
  if (status === 401) return new ApiError('unauthenticated', SOMETHING_WENT_WRONG, call)
  if (status === 403) return new ApiError('forbidden', SOMETHING_WENT_WRONG, call)
  if (status === 404) return new ApiError('not-found', SOMETHING_WENT_WRONG, call)
  if (status === 409 && isKeyed) return new ApiError('refused', RUNNING, call, 'status 409')
  if (status === 422 && isKeyed) return new ApiError('refused', KEY_TAKEN, call, 'status 422')
  if (status === 429) return new ApiError('throttled', wordsOf(readObject(body)) ?? TOO_MANY, call)
  return new ApiError('unavailable', SOMETHING_WENT_WRONG, call, `status ${status}`)
}

/** Nothing came, or not in time. */
export function errorForFailure(call: string, error: unknown): ApiError {
  const { name = '', code = '' } = error as { name?: string; code?: string }
  const isTimeout = name === 'AbortError' || name === 'TimeoutError'
  return new ApiError('unavailable', SOMETHING_WENT_WRONG, call, code || name, isTimeout ? 504 : 502)
}

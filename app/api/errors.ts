import { UNCONFIRMED } from '~/domain/unconfirmed'
import type { FieldError } from './contract/field-errors'
import { readObject, messageOf } from './reply-object'

/**
 * What went wrong with a call to the upstream.
 * - unauthenticated: 401, the token is no longer good
 * - forbidden, not-found: the upstream's 403 and 404
 * - refused: the upstream answered with a status that is not true; the message is for the person
 * - throttled: 429, too many tries; the message is for the person
 * - unreadable: an answer that the contract cannot read
 * - unavailable: network, deadline, 5xx
 * - unconfirmed: a write that the upstream may have done, and whose answer never came or cannot be read
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

/** Sent as Retry-After where the upstream names no time. */
export const RETRY_SECONDS = 60
const DAY_SECONDS = 24 * 3600

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
  readonly init: { status: number; headers?: Record<string, string> }

  /** `message` is shown to the person; `detail` goes to the log and must hold no value from the reply. */
  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly call: string,
    readonly detail: string = '',
    status: number = STATUS[kind],
    /** Of a refusal (checklist M062). */
    readonly errors: FieldError[] = [],
    /** Null where it is not known. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message)
    this.name = 'ApiError'
    this.data = { kind, message }
    this.init = { status, ...(retryAfterSeconds && { headers: retryHeaders(retryAfterSeconds) }) }
  }
}

export const retryHeaders = (seconds: number) => ({ 'Retry-After': String(seconds) })

/** An account has used up its limit of 24 hours: a day later some of it is free again. */
export const overLimitOfDay = (call: string, message: string) =>
  new ApiError('throttled', message, call, 'limit of the day', undefined, [], DAY_SECONDS)

/** For the log. */
export const failureKind = (error: unknown): ApiErrorKind | 'unexpected' =>
  error instanceof ApiError ? error.kind : 'unexpected'

const AT_THE_FORM: ApiErrorKind[] = ['refused', 'throttled', 'unconfirmed']

/** The words for an action to show at its form, else null: a refusal, too many tries, a change that is not confirmed. */
export function refusal(error: unknown): string | null {
  return error instanceof ApiError && AT_THE_FORM.includes(error.kind) ? error.message : null
}

/** Status and headers of a page that shows the words of `refusal` at its form (settled point 7). */
export function refusalInit(error: unknown): ApiError['init'] {
  return error instanceof ApiError && error.kind !== 'refused' ? error.init : { status: 400 }
}

const RUNNING = 'Already in progress. Please try again in a moment.'
const KEY_TAKEN = 'This form was sent before with other values. Please reload the page and try again.'
const TOO_MANY = 'Too many attempts. Please try again in a few minutes.'

interface ReplyParts {
  body?: string
  isKeyed?: boolean
  /** The header. */
  retryAfter?: string | null
}

/** What an HTTP status says that is no success. The two about a key are answers to a form, in words that fit one. */
export function errorForStatus(
  call: string,
  status: number,
  { body = '', isKeyed = false, retryAfter = null }: ReplyParts = {},
): ApiError {
  if (status === 401) return new ApiError('unauthenticated', SOMETHING_WENT_WRONG, call)
  if (status === 403) return new ApiError('forbidden', NOT_IN_YOUR_TEAM, call)
  if (status === 404) return new ApiError('not-found', SOMETHING_WENT_WRONG, call)
  if (status === 409 && isKeyed) return new ApiError('refused', RUNNING, call, 'status 409')
  if (status === 422 && isKeyed) return new ApiError('refused', KEY_TAKEN, call, 'status 422')
  const seconds = secondsUntil(retryAfter)
  if (status === 429) {
    const message = messageOf(readObject(body)) ?? TOO_MANY
    return new ApiError('throttled', message, call, '', undefined, [], seconds ?? RETRY_SECONDS)
  }
  return new ApiError('unavailable', SOMETHING_WENT_WRONG, call, `status ${status}`, undefined, [], seconds)
}

/** Of `Retry-After`, which is a number of seconds or a date; null where it is neither. */
function secondsUntil(retryAfter: string | null): number | null {
  if (!retryAfter) return null
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), DAY_SECONDS)
}

/** The connection was never made, so that the upstream knows nothing of the request. */
const NEVER_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPROTO']

/** Gateways answer these for an upstream that they have not heard from. */
const UNHEARD = ['status 408', 'status 502', 'status 504']

/** Whether a write that failed like this may have been done all the same. */
export function isUncertain(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  const { kind, detail } = error
  if (kind === 'unreadable') return true
  if (kind !== 'unavailable' || NEVER_CONNECTED.includes(detail)) return false
  return !detail.startsWith('status ') || UNHEARD.includes(detail)
}

const CHECK_FIRST = 'Check whether it was saved before you try again.'

export function unconfirmed({ call, detail, init }: ApiError): ApiError {
  return new ApiError('unconfirmed', `${UNCONFIRMED} ${CHECK_FIRST}`, call, detail, init.status)
}

/** Nothing came, or not in time. */
export function errorForFailure(call: string, error: unknown): ApiError {
  // A DOMException has a number as its code.
  const { name = '', code } = error as { name?: string; code?: string | number }
  const isTimeout = name === 'AbortError' || name === 'TimeoutError'
  return new ApiError(
    'unavailable',
    SOMETHING_WENT_WRONG,
    call,
    typeof code === 'string' ? code : name,
    isTimeout ? 504 : 502,
  )
}

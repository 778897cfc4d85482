import { m } from '~/messages/messages'
import type { FieldError } from '~/contract/field-errors'
import { readObject, messageOf } from './reply-object'

/**
 * How a call failed. The portal also throws these kinds for its own failures, such as `not-found` for a malformed id.
 * - unauthenticated: 401, the token is invalid
 * - forbidden, not-found: 403 and 404
 * - refused: a reply whose field `status` is not true, or a 409 or 422 that concerns an idempotency key
 * - throttled: too many attempts (429)
 * - busy: no capacity now (503 with Retry-After), such as a full queue of password hashes or of quote pictures
 * - unreadable: a reply or file that breaks the contract or is too large
 * - unavailable: a network failure, a missed deadline, or any other status
 * - unconfirmed: a write that failed, but may have taken effect (`isUncertain`)
 */
export type ApiErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'refused'
  | 'throttled'
  | 'busy'
  | 'unreadable'
  | 'unavailable'
  | 'unconfirmed'

/** Retry-After for a 429 whose own Retry-After is missing or invalid. */
export const RETRY_SECONDS = 60
const DAY_SECONDS = 24 * 3600

const STATUS: Record<ApiErrorKind, number> = {
  unauthenticated: 401,
  forbidden: 404,
  'not-found': 404,
  refused: 404,
  throttled: 429,
  busy: 503,
  unreadable: 502,
  unavailable: 502,
  unconfirmed: 502,
}

/** The router reads `type`, `data` and `init` of an uncaught error, and shows an error page with the status in `init`. */
export class ApiError extends Error {
  readonly type = 'DataWithResponseInit'
  readonly data: { kind: ApiErrorKind; message: string }
  readonly init: { status: number; headers?: Record<string, string> }

  /** `message` is for the screen; `detail` is for the log and must contain no value of the reply. */
  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly call: string,
    readonly detail: string = '',
    status: number = STATUS[kind],
    /** Field errors of a refusal (M062). */
    readonly errors: FieldError[] = [],
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message)
    this.name = 'ApiError'
    this.data = { kind, message }
    this.init = { status, ...(retryAfterSeconds && { headers: retryHeaders(retryAfterSeconds) }) }
  }
}

export const retryHeaders = (seconds: number) => ({ 'Retry-After': String(seconds) })

export const dailyLimitReached = (call: string, message: string) =>
  new ApiError('throttled', message, call, 'daily limit', undefined, [], DAY_SECONDS)

export const failureKind = (error: unknown): ApiErrorKind | 'unexpected' =>
  error instanceof ApiError ? error.kind : 'unexpected'

const SHOWN_AT_FORM: ApiErrorKind[] = ['refused', 'throttled', 'busy', 'unconfirmed']

/** The message to show at the form; null if the form does not show this error. */
export function refusal(error: unknown): string | null {
  return error instanceof ApiError && SHOWN_AT_FORM.includes(error.kind) ? error.message : null
}

/** Status and headers of a page that shows a `refusal` at its form. */
export function refusalInit(error: unknown): ApiError['init'] {
  return error instanceof ApiError && error.kind !== 'refused' ? error.init : { status: 400 }
}

interface ReplyParts {
  body?: string
  /** The request was a write with an idempotency key. */
  isKeyed?: boolean
  retryAfter?: string | null
}

/** After a keyed write, statuses 409 and 422 concern the key. The form shows a special message for each of them. */
export function errorForStatus(
  call: string,
  status: number,
  { body = '', isKeyed = false, retryAfter = null }: ReplyParts = {},
): ApiError {
  if (status === 401) return new ApiError('unauthenticated', m.somethingWentWrong(), call)
  if (status === 403) return new ApiError('forbidden', m.notInYourTeam(), call)
  if (status === 404) return new ApiError('not-found', m.somethingWentWrong(), call)
  if (status === 409 && isKeyed) return new ApiError('refused', m.alreadyInProgress(), call, 'status 409')
  if (status === 422 && isKeyed)
    return new ApiError('refused', m.formSentWithOtherValues(), call, 'status 422')
  const seconds = secondsUntil(retryAfter)
  if (status === 429) {
    const message = messageOf(readObject(body)) ?? m.tooManyAttempts()
    return new ApiError('throttled', message, call, '', undefined, [], seconds ?? RETRY_SECONDS)
  }
  if (status === 503 && seconds)
    return new ApiError('busy', m.tryAgainInAMoment(), call, 'status 503', undefined, [], seconds)
  return new ApiError('unavailable', m.somethingWentWrong(), call, `status ${status}`)
}

/** The header contains seconds or a date. */
function secondsUntil(retryAfter: string | null): number | null {
  if (!retryAfter) return null
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), DAY_SECONDS)
}

const NEVER_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPROTO']

/** A gateway may send these although the upstream has done the write. */
const GATEWAY_STATUSES = ['status 408', 'status 502', 'status 504']

/** True if the write may have taken effect. */
export function isUncertain(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  const { kind, detail } = error
  if (kind === 'unreadable') return true
  if (kind !== 'unavailable' || NEVER_CONNECTED.includes(detail)) return false
  return !detail.startsWith('status ') || GATEWAY_STATUSES.includes(detail)
}

export function unconfirmed({ call, detail, init }: ApiError): ApiError {
  return new ApiError(
    'unconfirmed',
    `${m.changeNotConfirmed()} ${m.checkBeforeRetry()}`,
    call,
    detail,
    init.status,
  )
}

export function errorForFailure(call: string, error: unknown): ApiError {
  // A DOMException has a number as its code.
  const { name = '', code } = error as { name?: string; code?: string | number }
  const isTimeout = name === 'AbortError' || name === 'TimeoutError'
  return new ApiError(
    'unavailable',
    m.somethingWentWrong(),
    call,
    typeof code === 'string' ? code : name,
    isTimeout ? 504 : 502,
  )
}

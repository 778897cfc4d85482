import { deviceOf } from '~/domain/device'
import { isRead, type RequestArgs, requestIdOf } from '~/api/request-args.server'

/** Time limit for all upstream calls of a page, except uploads and documents. An action leaves 5 s of it for the loaders that follow. */
export const PAGE_TIMEOUT_MS = 15_000
const ACTION_TIMEOUT_MS = 10_000

export interface Caller {
  token: string | null
  /** Id of the logged-in person, for the log. */
  user?: string
  requestId: string
  /** IP address; null if unknown. */
  address: string | null
  /** Such as `Chrome on Android`. */
  device: string | null
  deadline: AbortSignal
  /** Reads of this request. Identical reads share one call. */
  reads?: Map<string, Promise<unknown>>
  /** Called when the upstream rejects the token. The error that this function throws replaces the `ApiError`. */
  onUnauthenticated?: () => Promise<never>
  /** Runs each write that has an idempotency key. */
  runOnce?: RunOnce
}

/** Runs a write once per fingerprint: after a success, later calls get the same result (`writesOnce`). */
export type RunOnce = <Data>(fingerprint: string, run: () => Promise<Data>) => Promise<Data>

/** The callers of one action share its deadline, the callers of one request its reads. */
export function newCaller(
  { request, context }: RequestArgs,
  token: string | null,
  options: Pick<Caller, 'user' | 'onUnauthenticated' | 'runOnce'> = {},
): Caller {
  const loaderTimeoutMs = context.actionDeadline ? PAGE_TIMEOUT_MS - ACTION_TIMEOUT_MS : PAGE_TIMEOUT_MS
  const deadline = isRead(request)
    ? AbortSignal.timeout(loaderTimeoutMs)
    : (context.actionDeadline ??= AbortSignal.timeout(ACTION_TIMEOUT_MS))
  return {
    ...options,
    token,
    requestId: requestIdOf(context),
    address: context.clientAddress ?? null,
    device: deviceOf(request.headers.get('user-agent')),
    deadline,
    reads: (context.reads ??= new Map()),
  }
}

import type { Readable } from 'node:stream'
import type { Response } from 'node-fetch'
import fetchWithRetry from 'node-fetch-retry'
import { log } from '~/log.server'
import { agentFor, firstByteSignal, isTooLarge, isWorthRetrying } from './connection.server'
import { ApiError, errorForFailure, errorForStatus, SOMETHING_WENT_WRONG } from './errors'
import { isAtApi, mediaUrl } from './media-address.server'
import type { Caller } from './transport.server'

/** A file of the upstream that is fetched, and for which call. */
export interface WantedFile {
  call: string
  /** As `mediaSource` writes it, or a whole address: what lies where nothing is fetched from is not asked for. */
  source: string
  deadline: AbortSignal
  maxBytes: number
}

/**
 * The one way in which the portal fetches a file: from allowed origins only, with the token for the API alone, within bounds of
 * time and size, and once more after what may pass. `read` says by `arrived` when a first byte has come. Throws `ApiError`.
 */
export async function fetchFile<Content>(
  caller: Caller,
  wanted: WantedFile,
  headers: Record<string, string>,
  read: (response: Response, arrived: () => void) => Promise<Content>,
): Promise<Content> {
  const { call, maxBytes } = wanted
  const startedAt = performance.now()
  const outcome = { status: 0, attempts: 0 }
  const attempt = async () => {
    outcome.attempts += 1
    const firstByte = firstByteSignal(wanted.deadline)
    try {
      const response = await request(caller, wanted, headers, firstByte.signal)
      outcome.status = response.status
      if (response.ok && (sizeOf(response) ?? 0) <= maxBytes)
        return await read(response, firstByte.arrived).catch((error: unknown) => abandon(response, error))
      return abandon(response, response.ok ? tooLarge(wanted) : errorForStatus(call, response.status))
    } finally {
      firstByte.arrived()
    }
  }
  try {
    return await attempt().catch((error: unknown) => {
      if (isFinal(error, outcome.status)) throw error
      return attempt()
    })
  } catch (error) {
    const apiError = asApiError(wanted, error)
    // Another origin was not shown the token, and cannot say that it is no longer good.
    if (apiError.kind === 'unauthenticated' && isAtApi(mediaUrl(wanted.source)))
      await caller.onUnauthenticated?.()
    throw apiError
  } finally {
    // Without the address: it may be signed, and then it is a key.
    log.info({
      call,
      requestId: caller.requestId,
      ...outcome,
      ms: Math.round(performance.now() - startedAt),
    })
  }
}

async function request(
  caller: Caller,
  { call, source, maxBytes }: WantedFile,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const url = mediaUrl(source)
  if (!url) throw new ApiError('not-found', SOMETHING_WENT_WRONG, call, 'outside')
  return fetchWithRetry(url.href, {
    headers: {
      'X-Request-Id': caller.requestId,
      // The token is for the API alone, wherever else its files lie.
      ...(isAtApi(url) && caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
      ...headers,
    },
    agent: agentFor,
    size: maxBytes,
    // Where it would lead is not what was checked.
    redirect: 'error',
    retry: 1,
    silent: true,
    signal,
  })
}

/** Nobody reads it any more: the connection must not wait for that. */
function abandon(response: Response, error: unknown): never {
  ;(response.body as Readable).destroy()
  throw error
}

function isFinal(error: unknown, status: number): boolean {
  if (error instanceof ApiError) return !isWorthRetrying(status)
  return isTooLarge(error)
}

function asApiError(wanted: WantedFile, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return isTooLarge(error) ? tooLarge(wanted) : errorForFailure(wanted.call, error)
}

/** What came is not what can be passed on. */
export const unfit = ({ call }: WantedFile, detail: string) =>
  new ApiError('unreadable', SOMETHING_WENT_WRONG, call, detail)

export const tooLarge = (wanted: WantedFile) => unfit(wanted, 'too large')

/** Of what arrives, not of what it is when it is unpacked; null where the upstream does not tell. */
export function sizeOf({ headers }: Response): number | null {
  const size = headers.get('content-length')
  return size === null || headers.has('content-encoding') ? null : Number(size)
}

import type { Response } from 'node-fetch'
import { log } from '~/log.server'
import { isTooLarge, isTransient } from './connection.server'
import { ApiError, type ApiErrorKind, errorForFailure, errorForStatus, SOMETHING_WENT_WRONG } from './errors'
import { isAtApi, mediaUrl } from './media-address.server'
import type { Caller } from './transport.server'
import { fetchUpstream, type Progress } from './upstream-fetch.server'

/** A file of the upstream that is fetched, and for which call. */
export interface WantedFile {
  call: string
  /** As `mediaSource` writes it, or a whole address: what lies where nothing is fetched from is not asked for. */
  source: string
  deadline: AbortSignal
  maxBytes: number
}

/**
 * Fetches a file from allowed origins only, with the token for the API alone, within bounds of time and size. `read` calls
 * `arrived` when a first byte has come. Throws `ApiError`.
 */
export async function fetchFile<Content>(
  caller: Caller,
  wanted: WantedFile,
  headers: Record<string, string>,
  read: (response: Response, arrived: () => void) => Promise<Content>,
): Promise<Content> {
  const { call, source, deadline, maxBytes } = wanted
  const startedAt = performance.now()
  const progress: Progress = { status: 0, attempts: 0 }
  const url = mediaUrl(source)
  let failure: ApiErrorKind | undefined
  try {
    if (!url) throw new ApiError('not-found', SOMETHING_WENT_WRONG, call, 'outside')
    return await fetchUpstream(
      {
        url,
        headers: {
          'X-Request-Id': caller.requestId,
          // The token is for the API alone, wherever else its files lie.
          ...(isAtApi(url) && caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
          ...headers,
        },
        deadline,
        maxBytes,
        maxAttempts: 2,
        isRetryable: (answer) => answer === 'broken off' || isTransient(answer),
      },
      progress,
      async (response, arrived) => {
        if (!response.ok) throw errorForStatus(call, response.status)
        if ((sizeOf(response) ?? 0) > maxBytes) throw tooLarge(wanted)
        return read(response, arrived)
      },
    )
  } catch (error) {
    const apiError = asApiError(wanted, error)
    failure = apiError.kind
    // Another origin was not shown the token, and cannot say that it is no longer good.
    if (apiError.kind === 'unauthenticated' && isAtApi(url)) await caller.onUnauthenticated?.()
    throw apiError
  } finally {
    // Without the address: it may be signed, and then it is a key.
    log.info({
      call,
      requestId: caller.requestId,
      user: caller.user,
      ...progress,
      failure,
      ms: Math.round(performance.now() - startedAt),
    })
  }
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

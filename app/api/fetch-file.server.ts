import type { Response } from 'node-fetch'
import { isTransient } from './connection.server'
import { ApiError, errorForStatus, SOMETHING_WENT_WRONG } from './errors'
import { isAtApi, mediaUrl } from './media-address.server'
import type { Caller } from './transport.server'
import { fetchUpstream, replyTooLarge } from './upstream-fetch.server'

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
  const url = mediaUrl(source)
  if (!url) throw new ApiError('not-found', SOMETHING_WENT_WRONG, call, 'outside')
  try {
    return await fetchUpstream(
      {
        call,
        caller,
        url,
        headers: {
          'X-Request-Id': caller.requestId,
          // Only the API gets the token; files may lie on other origins.
          ...(isAtApi(url) && caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
          ...headers,
        },
        deadline,
        maxBytes,
        maxAttempts: 2,
        isRetryable: (answer) => answer === 'broken off' || isTransient(answer),
      },
      async (response, arrived) => {
        if (!response.ok) throw errorForStatus(call, response.status)
        if ((sizeOf(response) ?? 0) > maxBytes) throw replyTooLarge(call)
        return read(response, arrived)
      },
    )
  } catch (error) {
    // Another origin did not see the token, so its 401 says nothing about it.
    const isRevoked = error instanceof ApiError && error.kind === 'unauthenticated' && isAtApi(url)
    if (isRevoked) await caller.onUnauthenticated?.()
    throw error
  }
}

/** What came is not what can be passed on. */
export const unfit = ({ call }: WantedFile, detail: string) =>
  new ApiError('unreadable', SOMETHING_WENT_WRONG, call, detail)

/** Of what arrives, not of what it is when it is unpacked; null where the upstream does not tell. */
export function sizeOf({ headers }: Response): number | null {
  const size = headers.get('content-length')
  return size === null || headers.has('content-encoding') ? null : Number(size)
}

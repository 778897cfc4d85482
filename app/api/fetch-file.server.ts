import type { Response } from 'node-fetch'
import { m } from '~/messages/messages'
import { isTransient } from './connection.server'
import { ApiError, errorForStatus } from './errors'
import { isAtApi, mediaUrl } from './media-address.server'
import type { Caller } from './caller.server'
import { fetchUpstream, replyTooLarge } from './upstream-fetch.server'

export interface UpstreamFile {
  call: string
  /** An address that `mediaUrl` accepts. Any other is rejected without a request. */
  source: string
  deadline: AbortSignal
  maxBytes: number
}

/** Throws `ApiError`, or the error of `onUnauthenticated`. The first-byte timeout lasts until `read` calls `arrived` or ends. */
export async function fetchFile<Content>(
  caller: Caller,
  file: UpstreamFile,
  headers: Record<string, string>,
  read: (response: Response, arrived: () => void) => Promise<Content>,
): Promise<Content> {
  const { call, source, deadline, maxBytes } = file
  const url = mediaUrl(source)
  if (!url) throw new ApiError('not-found', m.somethingWentWrong(), call, 'origin not allowed')
  try {
    return await fetchUpstream(
      {
        call,
        caller,
        url,
        headers: {
          'X-Request-Id': caller.requestId,
          // Only the API gets the token: files may be at other origins.
          ...(isAtApi(url) && caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
          ...headers,
        },
        deadline,
        maxBytes,
        maxAttempts: 2,
        isRetryable: (status) => status === 'broken off' || isTransient(status),
      },
      async (response, arrived) => {
        const retryAfter = response.headers.get('retry-after')
        if (!response.ok) throw errorForStatus(call, response.status, { retryAfter })
        if ((sizeOf(response) ?? 0) > maxBytes) throw replyTooLarge(call)
        return read(response, arrived)
      },
    )
  } catch (error) {
    // Other origins get no token, so their 401 does not end the session.
    const isRevoked = error instanceof ApiError && error.kind === 'unauthenticated' && isAtApi(url)
    if (isRevoked) await caller.onUnauthenticated?.()
    throw error
  }
}

export const unreadableFile = ({ call }: UpstreamFile, detail: string) =>
  new ApiError('unreadable', m.somethingWentWrong(), call, detail)

/** Bytes of the file; null if the upstream does not send the size, or compresses the response. */
export function sizeOf({ headers }: Response): number | null {
  const size = headers.get('content-length')
  return size === null || headers.has('content-encoding') ? null : Number(size)
}

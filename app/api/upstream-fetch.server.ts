import { Readable } from 'node:stream'
import type { RequestInit, Response } from 'node-fetch'
import fetchWithRetry from 'node-fetch-retry'
import { m } from '~/messages/messages'
import { durations } from '~/telemetry/histogram.server'
import { log } from '~/telemetry/log.server'
import { agentFor, firstByteSignal, isTooLarge } from './connection.server'
import { ApiError, type ApiErrorKind, errorForFailure } from './errors'

const CONFLICT_PAUSE_MS = 300

interface UpstreamRequest {
  call: string
  /** Path with the names of its parameters instead of their values, for the log. */
  path?: string
  caller: { requestId: string; user?: string }
  url: URL
  method?: string
  headers: Record<string, string>
  body?: Buffer
  /** Covers all attempts together. */
  deadline: AbortSignal
  firstByteMs?: number
  maxBytes: number
  maxAttempts: number
  /** Whether to retry after a response with this HTTP status, or with a body that broke off. */
  isRetryable: (status: number | 'broken off') => boolean
}

interface Progress {
  /** 0 until a response arrives. */
  status: number
  attempts: number
}

/** `arrived` stops the first-byte timeout, which otherwise lasts until `read` ends. */
type Read<Content> = (response: Response, arrived: () => void) => Promise<Content>

/** `read` must throw after a response with an unwanted status. `fetchUpstream` throws only `ApiError`. */
export async function fetchUpstream<Content>(
  request: UpstreamRequest,
  read: Read<Content>,
): Promise<Content> {
  const { call, path, caller } = request
  const startedAt = performance.now()
  const progress: Progress = { status: 0, attempts: 0 }
  let failure: ApiErrorKind | undefined
  try {
    return await untilReadable(request, progress, read)
  } catch (error) {
    const apiError = toApiError(call, error)
    failure = apiError.kind
    throw apiError
  } finally {
    // Does not log the address: its query may contain secrets or a signature.
    const { requestId, user } = caller
    const ms = Math.round(performance.now() - startedAt)
    log.info({ call, path, requestId, user, ...progress, failure, ms })
    countUpstreamCall(call, failure ?? 'ok', ms)
  }
}

export function toApiError(call: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return isTooLarge(error) ? replyTooLarge(call) : errorForFailure(call, error)
}

export const replyTooLarge = (call: string) =>
  new ApiError('unreadable', m.somethingWentWrong(), call, 'reply too large')

/**
 * node-fetch-retry retries if no response arrives. This loop retries after an unusable response, such as a 502 or a body that broke off.
 * Both share `maxAttempts`.
 */
async function untilReadable<Content>(
  request: UpstreamRequest,
  progress: Progress,
  read: Read<Content>,
): Promise<Content> {
  for (;;) {
    try {
      return await attempt(request, progress, read)
    } catch (error) {
      if (!mayRetry(request, progress, error)) throw error
      // Another request with the same key is still running, such as the first of a double click.
      if (progress.status === 409) await new Promise((resolve) => setTimeout(resolve, CONFLICT_PAUSE_MS))
    }
  }
}

async function attempt<Content>(
  request: UpstreamRequest,
  progress: Progress,
  read: Read<Content>,
): Promise<Content> {
  let firstByte: ReturnType<typeof firstByteSignal> | undefined
  const begin = () => {
    // With an aborted signal, node-fetch destroys the body. Nothing listens for the body's error then, so the error would end the process.
    request.deadline.throwIfAborted()
    progress.attempts += 1
    progress.status = 0
    firstByte?.arrived()
    firstByte = firstByteSignal(request.deadline, request.firstByteMs)
    return { signal: firstByte.signal, body: request.body && streamOf(request.body) }
  }
  const options: Parameters<typeof fetchWithRetry>[1] = {
    method: request.method,
    headers: {
      ...request.headers,
      ...(request.body ? { 'Content-Length': String(request.body.length) } : {}),
    },
    agent: agentFor as RequestInit['agent'],
    size: request.maxBytes,
    // The target of a redirect is unchecked and must not get the token.
    redirect: 'error',
    retry: request.maxAttempts - progress.attempts,
    silent: true,
    // node-fetch-retry calls this after each attempt without a response. The next attempt needs a new timeout and body.
    callback: () => {
      if (progress.attempts < request.maxAttempts) Object.assign(options, begin())
    },
    ...begin(),
  }
  try {
    const response = await fetchWithRetry(request.url.href, options)
    progress.status = response.status
    return await read(response, () => firstByte?.arrived()).catch((error: unknown) => {
      // Frees the connection, because the rest of the body is not read.
      ;(response.body as Readable | null)?.destroy()
      throw error
    })
  } finally {
    firstByte?.arrived()
  }
}

/** A stream instead of the buffer, because node-fetch adds no error listener to the stream that it makes from a buffer. */
const streamOf = (body: Buffer) => Readable.from([body], { objectMode: false })

function mayRetry(request: UpstreamRequest, progress: Progress, error: unknown): boolean {
  if (request.deadline.aborted || progress.attempts >= request.maxAttempts || isTooLarge(error)) return false
  return request.isRetryable(error instanceof ApiError ? progress.status : 'broken off')
}

const histogram = durations('plot_partner_upstream_call_seconds', 'Calls to the upstream, retries included', [
  'call',
  'outcome',
])

/** `call` is a name in the endpoint table, or `media`; `outcome` is `ok` or an error kind. */
function countUpstreamCall(call: string, outcome: string, ms: number): void {
  histogram.observe({ call, outcome }, ms / 1000)
}

import { Readable } from 'node:stream'
import type { RequestInit, Response } from 'node-fetch'
import fetchWithRetry from 'node-fetch-retry'
import { agentFor, firstByteSignal, isTooLarge } from './connection.server'
import { ApiError } from './errors'

const RUNNING_PAUSE_MS = 300

export interface UpstreamRequest {
  url: URL
  method?: string
  headers: Record<string, string>
  body?: Buffer
  /** Ends all attempts together. */
  deadline: AbortSignal
  firstByteMs?: number
  maxBytes: number
  maxAttempts: number
  /** Whether an answer of this HTTP status, or one that broke off, is worth another attempt. */
  isRetryable: (status: number | 'broken off') => boolean
}

/** What the log tells of a request; `status` is 0 until an answer has come. */
export interface Progress {
  status: number
  attempts: number
}

/**
 * The one way in which the portal fetches from the upstream. `read` throws ApiError for a status that it does not want, and
 * calls `arrived` when the first byte that it waits for is there. Throws what `read` throws, or the error of the connection.
 */
export async function fetchUpstream<Content>(
  request: UpstreamRequest,
  progress: Progress,
  read: (response: Response, arrived: () => void) => Promise<Content>,
): Promise<Content> {
  for (;;) {
    try {
      return await attempt(request, progress, read)
    } catch (error) {
      if (!isWorthAnother(request, progress, error)) throw error
      // A request with the same key still runs, as after a double click.
      if (progress.status === 409) await new Promise((resolve) => setTimeout(resolve, RUNNING_PAUSE_MS))
    }
  }
}

async function attempt<Content>(
  request: UpstreamRequest,
  progress: Progress,
  read: (response: Response, arrived: () => void) => Promise<Content>,
): Promise<Content> {
  let firstByte: ReturnType<typeof firstByteSignal> | undefined
  const begin = () => {
    // node-fetch destroys a body that has no error listener where the signal is aborted already: that ends the process.
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
    // Where it would lead is not what was checked, and tokens must not follow it.
    redirect: 'error',
    retry: request.maxAttempts - progress.attempts,
    silent: true,
    // Called after each connection that failed: the next attempt has a time and a body of its own.
    callback: () => {
      if (progress.attempts < request.maxAttempts) Object.assign(options, begin())
    },
    ...begin(),
  }
  try {
    const response = await fetchWithRetry(request.url.href, options)
    progress.status = response.status
    return await read(response, () => firstByte?.arrived()).catch((error: unknown) => {
      // Nobody reads on: the connection must not wait for that.
      ;(response.body as Readable | null)?.destroy()
      throw error
    })
  } finally {
    firstByte?.arrived()
  }
}

/** A stream with an error listener: node-fetch gives one to streams that it did not make itself. */
const streamOf = (body: Buffer) => Readable.from([body], { objectMode: false })

function isWorthAnother(request: UpstreamRequest, progress: Progress, error: unknown): boolean {
  if (request.deadline.aborted || progress.attempts >= request.maxAttempts || isTooLarge(error)) return false
  if (error instanceof ApiError && !request.isRetryable(progress.status)) return false
  return error instanceof ApiError || request.isRetryable('broken off')
}

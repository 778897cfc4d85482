import { pipeline, type Readable, Transform } from 'node:stream'
import type { Response } from 'node-fetch'
import fetchWithRetry from 'node-fetch-retry'
import { log } from '~/log.server'
import { agentFor, firstByteSignal, isTooLarge, isWorthRetrying } from './connection.server'
import { ApiError, errorForFailure, errorForStatus, SOMETHING_WENT_WRONG } from './errors'
import { isAtApi, mediaUrl } from './media-address.server'
import type { Caller } from './transport.server'

const MAX_PICTURE_BYTES = 12 * 1024 * 1024
const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024
const DOCUMENT_MS = 60_000

const CALL = 'media'

export interface StreamedDocument {
  /** Bytes, where the upstream told them. */
  size: number | null
  content: Readable
}

/** Pictures and documents, by the sources that `mediaSource` made of the upstream's replies. Throws `ApiError`. */
export function media(caller: Caller) {
  return {
    /** A picture, whole. */
    picture: (source: string): Promise<Uint8Array> =>
      open(
        caller,
        source,
        { deadline: caller.deadline, maxBytes: MAX_PICTURE_BYTES },
        async (response) => new Uint8Array(await response.arrayBuffer()),
      ),

    /** A document as it comes in; its stream breaks off when it grows too long or takes too much time. */
    document: (source: string): Promise<StreamedDocument> => {
      const bounds = { deadline: AbortSignal.timeout(DOCUMENT_MS), maxBytes: MAX_DOCUMENT_BYTES }
      return open(caller, source, bounds, async (response) => ({
        size: sizeOf(response),
        content: bounded(response.body as Readable, MAX_DOCUMENT_BYTES),
      }))
    },
  }
}

interface Bounds {
  deadline: AbortSignal
  maxBytes: number
}

async function open<Content>(
  caller: Caller,
  source: string,
  bounds: Bounds,
  read: (response: Response) => Promise<Content>,
): Promise<Content> {
  const startedAt = performance.now()
  const outcome = { status: 0, attempts: 0 }
  const attempt = async () => {
    outcome.attempts += 1
    const response = await request(caller, source, bounds)
    outcome.status = response.status
    if (response.ok && (sizeOf(response) ?? 0) <= bounds.maxBytes) return read(response)
    // Nobody reads it any more: the connection must not wait for that.
    ;(response.body as Readable).destroy()
    throw response.ok ? tooLarge() : errorForStatus(CALL, response.status)
  }
  try {
    return await attempt().catch((error: unknown) => {
      if (isFinal(error, outcome.status)) throw error
      return attempt()
    })
  } catch (error) {
    const apiError = asApiError(error)
    if (apiError.kind === 'unauthenticated') await caller.onUnauthenticated?.()
    throw apiError
  } finally {
    // Without the address: it may be signed, and then it is a key.
    log.info({
      call: CALL,
      requestId: caller.requestId,
      ...outcome,
      ms: Math.round(performance.now() - startedAt),
    })
  }
}

async function request(caller: Caller, source: string, { deadline, maxBytes }: Bounds): Promise<Response> {
  const url = mediaUrl(source)
  if (!url) throw new ApiError('not-found', SOMETHING_WENT_WRONG, CALL, 'outside')
  const firstByte = firstByteSignal(deadline)
  const response = await fetchWithRetry(url.href, {
    headers: {
      'X-Request-Id': caller.requestId,
      // The token is for the API alone, wherever else its pictures lie.
      ...(isAtApi(url) && caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
    },
    agent: agentFor,
    size: maxBytes,
    // Where it would lead is not what was checked.
    redirect: 'error',
    retry: 1,
    silent: true,
    signal: firstByte.signal,
  }).finally(firstByte.arrived)
  return response
}

function isFinal(error: unknown, status: number): boolean {
  if (error instanceof ApiError) return !isWorthRetrying(status)
  return isTooLarge(error)
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return isTooLarge(error) ? tooLarge() : errorForFailure(CALL, error)
}

const tooLarge = () => new ApiError('unreadable', SOMETHING_WENT_WRONG, CALL, 'too large')

/** Of what arrives, not of what it is when it is unpacked. */
function sizeOf({ headers }: Response): number | null {
  const size = headers.get('content-length')
  return size === null || headers.has('content-encoding') ? null : Number(size)
}

function bounded(body: Readable, maxBytes: number): Readable {
  let bytes = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > maxBytes ? tooLarge() : null, chunk)
    },
  })
  // Whoever reads hears of a failure on either side; nobody is left to tell it to besides.
  return pipeline(body, limit, () => {})
}

import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import fetchWithRetry from 'node-fetch-retry'
import { env } from '~/env.server'
import { log } from '~/log.server'
import type { Call } from './endpoints'
import { agentFor, firstByteSignal } from './connection.server'
import { ApiError, errorForFailure, errorForStatus } from './errors'
import { payments } from './payments.server'
import { unreadable } from './reply.server'
import type { Caller } from './transport.server'

const MAX_BYTES = 10 * 1024 * 1024
const WHOLE_MS = 30_000
const ATTEMPTS = 2
const PDF_MARK = '%PDF-'

export interface PdfDocument {
  /** Errors when the document turns out too large or its end does not arrive in time. */
  body: ReadableStream<Uint8Array>
  /** Bytes, where the upstream tells. */
  size: number | undefined
}

export function documents(caller: Caller, user: string) {
  const addresses = payments(caller, user)
  return {
    /** The document of an associate's paid commission. */
    paidCommission: async (associate: string, commission: string) =>
      fetchPdf(caller, 'paidCommissionDocument', await addresses.paidCommissionUrl(associate, commission)),

    /** The statement of a payment; without a receipt that of its whole bill. */
    commissionStatement: async (commission: string, receipt: string | null) =>
      fetchPdf(caller, 'commissionStatement', await addresses.statementUrl(commission, receipt)),
  }
}

/**
 * A document at an address that the upstream answered to `call`; never one that a browser names. Only the upstream itself is
 * shown the token. Throws `ApiError` unless what arrives is a PDF.
 */
async function fetchPdf(caller: Caller, call: Call, address: string): Promise<PdfDocument> {
  const url = new URL(address)
  const isUpstream = url.origin === new URL(env.apiBaseUrl ?? '').origin
  if (!isUpstream && !env.apiMediaOrigins.includes(url.origin)) {
    log.warn(
      { call, origin: url.origin },
      'a document lies at an origin that API_MEDIA_ORIGINS does not name',
    )
    throw new ApiError('unreadable', 'The document cannot be opened.', call, 'foreign origin')
  }
  try {
    return await openPdf(call, url, {
      Accept: 'application/pdf',
      'X-Request-Id': caller.requestId,
      ...(isUpstream && caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
    })
  } catch (error) {
    const apiError = error instanceof ApiError ? error : errorForFailure(call, error)
    if (apiError.kind === 'unauthenticated' && isUpstream) await caller.onUnauthenticated?.()
    throw apiError
  }
}

async function openPdf(call: Call, url: URL, headers: Record<string, string>): Promise<PdfDocument> {
  const deadline = AbortSignal.timeout(WHOLE_MS)
  let firstByte: ReturnType<typeof firstByteSignal> | undefined
  const response = await fetchWithRetry(url.href, {
    headers,
    agent: agentFor(url),
    // Another address would have to be judged anew.
    redirect: 'error',
    retry: ATTEMPTS,
    silent: true,
    // Read anew for each attempt, so that every attempt has its own time to the first byte.
    get signal() {
      firstByte = firstByteSignal(deadline)
      return firstByte.signal
    },
  })
  const body = response.body as Readable | null
  try {
    if (!response.ok) throw errorForStatus(call, response.status)
    const size = Number(response.headers.get('content-length')) || undefined
    if (size && size > MAX_BYTES) throw unreadable(call, 'document too large')
    const chunks = bounded(call, body ?? [])
    const start = await readStart(chunks)
    firstByte?.arrived()
    if (!start.subarray(0, PDF_MARK.length).equals(Buffer.from(PDF_MARK))) throw unreadable(call, 'not a PDF')
    // A packed answer tells the size it had on the way.
    const isPacked = response.headers.has('content-encoding')
    return { body: streamOf(start, chunks), size: isPacked ? undefined : size }
  } catch (error) {
    body?.destroy()
    throw error
  }
}

async function* bounded(call: Call, chunks: AsyncIterable<Buffer> | Iterable<Buffer>) {
  let total = 0
  for await (const chunk of chunks) {
    total += chunk.byteLength
    if (total > MAX_BYTES) throw unreadable(call, 'document too large')
    yield chunk
  }
}

/** So much of the document that its mark can be read. */
async function readStart(chunks: AsyncGenerator<Buffer>): Promise<Buffer> {
  let start = Buffer.alloc(0)
  while (start.byteLength < PDF_MARK.length) {
    const { value, done } = await chunks.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  return start
}

function streamOf(start: Buffer, rest: AsyncGenerator<Buffer>): ReadableStream<Uint8Array> {
  const whole = async function* () {
    yield start
    yield* rest
  }
  return Readable.toWeb(Readable.from(whole()))
}

import type { z } from 'zod/v4'
import { env } from '~/env.server'
import { type Caller, PAGE_TIMEOUT_MS } from './caller.server'
import { isTransient } from './connection.server'
import { calls } from './endpoint-table.server'
import type { Call } from './endpoints'
import { errorForStatus, isUncertain, unconfirmed } from './errors'
import { readReply, textOf } from './reply.server'
import { bodyOf, type CallInput, fingerprintOf, headersOf, urlOf } from './request.server'
import { fetchUpstream, toApiError } from './upstream-fetch.server'

const LONG_MS = 60_000
const MAX_REPLY_BYTES = 8 * 1024 * 1024

/**
 * Throws `ApiError`, or the error of `onUnauthenticated`. Retries a failed read once (network, 5xx, 408, 429). With `runOnce`, a write that
 * succeeded is not sent again with the same idempotency key and content. If the upstream honours keys, retries a write with a key once:
 * after no response, or after a 409, which means that another request with the same key still runs (M025, decision 0008). Identical reads
 * of a request share one call, until a write that may change what they return.
 */
export async function callUpstream<Schema extends z.ZodType>(
  caller: Caller,
  call: Call,
  schema: Schema,
  input: CallInput = {},
): Promise<z.output<Schema>> {
  const run = () => send(caller, call, schema, input)
  try {
    return await (calls[call].effect === 'read'
      ? readOnce(caller, call, input, run)
      : write(caller, call, input, run))
  } catch (error) {
    const apiError = toApiError(call, error)
    if (apiError.kind === 'unauthenticated') await caller.onUnauthenticated?.()
    throw apiError
  }
}

async function readOnce<Data>({ reads }: Caller, call: Call, input: CallInput, run: () => Promise<Data>) {
  const key = await fingerprintOf(call, calls[call], input)
  const read = (reads?.get(key) as Promise<Data> | undefined) ?? run()
  reads?.set(key, read)
  return read
}

async function write<Data>(
  { reads, runOnce }: Caller,
  call: Call,
  input: CallInput,
  run: () => Promise<Data>,
) {
  try {
    if (!input.idempotencyKey || !runOnce) return await run()
    return await runOnce(await fingerprintOf(call, calls[call], input), run)
  } finally {
    reads?.clear()
  }
}

async function send<Schema extends z.ZodType>(
  caller: Caller,
  call: Call,
  schema: Schema,
  input: CallInput,
): Promise<z.output<Schema>> {
  const endpoint = calls[call]
  const isWrite = endpoint.effect === 'write'
  const isKeyed = isWrite && Boolean(input.idempotencyKey)
  const isRepeatable = !isWrite || (isKeyed && env.apiHonoursIdempotencyKeys)
  // Phones upload photographs slowly, and an import takes long, so these have their own timeout.
  const hasOwnTimeout = input.body instanceof FormData || input.isLong === true
  // A write that is not repeated may take until the deadline.
  const firstByteMs = isRepeatable ? undefined : PAGE_TIMEOUT_MS
  const url = urlOf(call, endpoint, input)
  const { body, contentType } = await bodyOf(input)
  const deadline = hasOwnTimeout ? AbortSignal.timeout(LONG_MS) : caller.deadline
  // This is outside `try`, because a write that is not sent cannot be unconfirmed.
  deadline.throwIfAborted()
  try {
    return await fetchUpstream(
      {
        call,
        path: endpoint.path,
        caller,
        url,
        method: endpoint.method,
        headers: { ...headersOf(caller, endpoint, input), ...contentType },
        body,
        deadline,
        firstByteMs: hasOwnTimeout ? LONG_MS : firstByteMs,
        maxBytes: MAX_REPLY_BYTES,
        maxAttempts: isRepeatable ? 2 : 1,
        isRetryable: (status) => (isWrite ? status === 409 : status === 'broken off' || isTransient(status)),
      },
      async (response, arrived) => {
        arrived()
        // Reads the body here, so that a connection lost in the body counts as a failed attempt.
        const text = await textOf(response)
        const retryAfter = response.headers.get('retry-after')
        if (!response.ok) throw errorForStatus(call, response.status, { body: text, isKeyed, retryAfter })
        return await readReply(call, schema, text)
      },
    )
  } catch (error) {
    const isUnconfirmed = isWrite && endpoint.token === 'required' && isUncertain(error)
    throw isUnconfirmed ? unconfirmed(error) : error
  }
}

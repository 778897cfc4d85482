import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import fetchWithRetry from 'node-fetch-retry'
import type { z } from 'zod'
import { env } from '~/env.server'
import { log } from '~/log.server'
import { agentFor, firstByteSignal, isTooLarge, isWorthRetrying } from './connection.server'
import { withOverrides } from './endpoint-overrides'
import { type Call, type Endpoint, endpoints } from './endpoints'
import { ApiError, errorForFailure, errorForStatus } from './errors'
import { readReply, unreadable } from './reply.server'
import { deviceOf } from '~/domain/device'
import { bodyOf, headersOf, urlOf } from './request.server'

const PAGE_MS = 15_000
const UPLOAD_MS = 60_000
const RUNNING_PAUSE_MS = 300
const MAX_REPLY_BYTES = 8 * 1024 * 1024

// Read at once, so that a file that cannot be used stops the start and not somebody's page.
const table: Record<Call, Endpoint> = env.apiEndpointsFile
  ? withOverrides(JSON.parse(readFileSync(env.apiEndpointsFile, 'utf8')))
  : endpoints

export interface Caller {
  token: string | null
  requestId: string
  /** Where the person is, as server.ts saw it; null where nobody did. */
  address: string | null
  /** What the person uses, in words. */
  device: string | null
  /** When the whole page must be answered. */
  deadline: AbortSignal
  /** What to do when the upstream no longer knows the token; what it throws leaves the call. */
  onUnauthenticated?: () => Promise<never>
}

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  /** Text as it is, a form as multipart, anything else as JSON. */
  body?: string | FormData | Record<string, unknown>
  /** Born with the form: a write that carries one has one effect however often it is sent, and so may be retried. */
  idempotencyKey?: string
}

export function newCaller(
  request: Request,
  token: string | null,
  onUnauthenticated?: Caller['onUnauthenticated'],
): Caller {
  return {
    token,
    onUnauthenticated,
    requestId: request.headers.get('x-request-id') ?? crypto.randomUUID(),
    address: request.headers.get('x-client-address'),
    device: deviceOf(request.headers.get('user-agent')),
    deadline: AbortSignal.timeout(PAGE_MS),
  }
}

/**
 * One call to the upstream, its reply parsed by `schema`. Throws `ApiError` and nothing else. Reads that fail (network, 5xx,
 * 408, 429) are tried once more, and once in all, and so are writes with an idempotency key (checklist M025).
 */
export async function callUpstream<Schema extends z.ZodTypeAny>(
  caller: Caller,
  call: Call,
  schema: Schema,
  input: CallInput = {},
): Promise<z.output<Schema>> {
  const endpoint = table[call]
  const startedAt = performance.now()
  const outcome = { status: 0, attempts: 0 }
  try {
    return readReply(call, schema, await send(caller, call, endpoint, input, outcome))
  } catch (error) {
    const apiError = asApiError(call, error)
    if (apiError.kind === 'unauthenticated') await caller.onUnauthenticated?.()
    throw apiError
  } finally {
    // Path template only: parameters travel in the query and may be secrets.
    log.info({
      call,
      path: endpoint.path,
      requestId: caller.requestId,
      ...outcome,
      ms: Math.round(performance.now() - startedAt),
    })
  }
}

async function send(
  caller: Caller,
  call: Call,
  endpoint: Endpoint,
  input: CallInput,
  outcome: { status: number; attempts: number },
): Promise<string> {
  const url = urlOf(call, endpoint, input)
  const isKeyed = endpoint.effect === 'write' && Boolean(input.idempotencyKey)
  const attempts = endpoint.effect === 'read' || isKeyed ? 2 : 1
  // A phone sends a photograph slowly: it has its own time, beyond that of a page, and the answer comes when it has arrived.
  const isUpload = input.body instanceof FormData
  const deadline = isUpload ? AbortSignal.timeout(UPLOAD_MS) : caller.deadline
  const attempt = async (retry: number) => {
    const response = await fetchWithRetry(url.href, {
      method: endpoint.method,
      headers: headersOf(caller, endpoint, input),
      body: bodyOf(input),
      agent: agentFor,
      size: MAX_REPLY_BYTES,
      redirect: 'error',
      retry,
      silent: true,
      // Read anew for each attempt, so that every attempt has its own time to the first byte.
      get signal() {
        outcome.attempts += 1
        firstByte = firstByteSignal(deadline, isUpload ? UPLOAD_MS : undefined)
        return firstByte.signal
      },
    })
    firstByte?.arrived()
    // Read here: a connection that is lost in the body is a failed attempt too.
    return { status: response.status, isOk: response.ok, body: await response.text() }
  }
  let firstByte: ReturnType<typeof firstByteSignal> | undefined

  const first = await attempt(attempts).catch((error: unknown) => {
    if (outcome.attempts < attempts && !isTooLarge(error)) return null
    throw error
  })
  const isFinal = first && (!isWorthRetrying(first.status, isKeyed) || outcome.attempts >= attempts)
  if (first?.status === 409 && !isFinal) await pause(RUNNING_PAUSE_MS)
  const answer = isFinal ? first : await attempt(1)
  outcome.status = answer.status
  if (answer.isOk) return answer.body
  throw errorForStatus(call, answer.status, { body: answer.body, isKeyed })
}

function asApiError(call: Call, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return isTooLarge(error) ? unreadable(call, 'reply too large') : errorForFailure(call, error)
}

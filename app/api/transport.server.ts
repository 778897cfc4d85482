import { readFileSync } from 'node:fs'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import fetchWithRetry from 'node-fetch-retry'
import type { z } from 'zod'
import { env } from '~/env.server'
import { log } from '~/log.server'
import { readFieldErrors } from './contract/field-errors'
import { onUnknownField } from './contract/wire'
import { type Call, type Endpoint, endpoints, withOverrides } from './endpoints'
import { ApiError, NOT_IN_YOUR_TEAM, SOMETHING_WENT_WRONG } from './errors'

const FIRST_BYTE_MS = 5_000
const PAGE_MS = 15_000
const MAX_REPLY_BYTES = 8 * 1024 * 1024

export interface Caller {
  token: string | null
  requestId: string
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
    deadline: AbortSignal.timeout(PAGE_MS),
  }
}

/**
 * One call to the upstream, its reply parsed by `schema`. Throws `ApiError` and nothing else. Reads that fail (network, 5xx,
 * 408, 429) are tried once more, and once in all (checklist M025).
 */
export async function callUpstream<Schema extends z.ZodTypeAny>(
  caller: Caller,
  call: Call,
  schema: Schema,
  input: CallInput = {},
): Promise<z.output<Schema>> {
  const endpoint = endpointTable()[call]
  const startedAt = performance.now()
  const outcome = { status: 0, attempts: 0 }
  try {
    const reply = readReply(call, await send(caller, call, endpoint, input, outcome))
    return parseReply(call, schema, reply)
  } catch (error) {
    const apiError = error instanceof ApiError ? error : unavailable(call, error)
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
  const url = buildUrl(call, endpoint, input)
  const attempts = endpoint.effect === 'read' || input.idempotencyKey ? 2 : 1
  const attempt = async (retry: number) => {
    const response = await fetchWithRetry(url.href, {
      method: endpoint.method,
      headers: headersFor(caller, endpoint, input),
      body: bodyOf(input),
      agent: agentFor(url),
      size: MAX_REPLY_BYTES,
      redirect: 'error',
      retry,
      silent: true,
      // Read anew for each attempt, so that every attempt has its own time to the first byte.
      get signal() {
        outcome.attempts += 1
        firstByte = firstByteSignal(caller.deadline)
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
  const isFinal = first && (!isWorthRetrying(first.status) || outcome.attempts >= attempts)
  const answer = isFinal ? first : await attempt(1)
  outcome.status = answer.status
  if (answer.isOk) return answer.body
  throw errorForStatus(call, answer.status)
}

/** Aborts when nothing has arrived in time, and at the deadline. */
export function firstByteSignal(deadline: AbortSignal) {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException('No first byte in time', 'TimeoutError')),
    FIRST_BYTE_MS,
  )
  return { signal: AbortSignal.any([controller.signal, deadline]), arrived: () => clearTimeout(timer) }
}

function buildUrl(call: Call, endpoint: Endpoint, { params = {}, query = {} }: CallInput): URL {
  if (!env.apiBaseUrl) throw new Error('API_BASE_URL is not set')
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = params[name] ?? ''
    // Encoding cannot keep these from changing the path: no id is one of them.
    if (['', '.', '..'].includes(segment))
      throw new ApiError('not-found', NOT_IN_YOUR_TEAM, call, `no ${name}`)
    return encodeURIComponent(segment)
  })
  const url = new URL(path, env.apiBaseUrl.replace(/\/?$/, '/'))
  for (const name of endpoint.query) {
    const value = query[name]
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
  }
  return url
}

function headersFor(
  caller: Caller,
  endpoint: Endpoint,
  { body, idempotencyKey }: CallInput,
): Record<string, string> {
  return {
    Accept: 'application/json',
    ...contentType(body),
    'X-Request-Id': caller.requestId,
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(endpoint.token === 'required' && caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
    // Only calls that open a session answer with a one-time password, and only to who shows the key.
    ...(endpoint.token === 'none' && env.apiServiceKey ? { 'X-Service-Key': env.apiServiceKey } : {}),
  }
}

/** A multipart body names its own type, with its boundary. */
function contentType(body: CallInput['body']): Record<string, string> {
  if (body instanceof FormData) return {}
  return { 'Content-Type': typeof body === 'object' ? 'application/json' : 'text/plain' }
}

function bodyOf({ body }: CallInput): string | FormData | undefined {
  return typeof body === 'object' && !(body instanceof FormData) ? JSON.stringify(body) : body
}

const isWorthRetrying = (status: number) => status >= 500 || status === 408 || status === 429

const isTooLarge = (error: unknown) => (error as { type?: unknown }).type === 'max-size'

function readReply(call: Call, body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw unreadable(call, `not JSON, ${body.length} characters`)
  }
}

/** `status` must be exactly true (checklist M027); anything else is a refusal in the upstream's words. */
function parseReply<Schema extends z.ZodTypeAny>(
  call: Call,
  schema: Schema,
  reply: unknown,
): z.output<Schema> {
  if (typeof reply !== 'object' || reply === null) throw unreadable(call, 'not an object')
  const { status, message, errors } = reply as { status?: unknown; message?: unknown; errors?: unknown }
  if (status !== true) {
    const words = typeof message === 'string' && message.trim() ? message : SOMETHING_WENT_WRONG
    throw new ApiError('refused', words, call, '', undefined, readFieldErrors(errors))
  }
  const parsed = schema.safeParse(reply)
  if (!parsed.success) throw unreadable(call, parsed.error.issues.map(describeIssue).join('; '))
  return parsed.data
}

function describeIssue(issue: z.ZodIssue): string {
  const inner = deepestIssue(issue)
  return `${inner.path.join('.') || 'reply'}: ${inner.code}`
}

/** Of the alternatives that failed, the one that was read furthest; they may hold alternatives in turn. */
function deepestIssue(issue: z.ZodIssue): z.ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  return issue.unionErrors
    .flatMap((error) => error.issues.map(deepestIssue))
    .reduce((deepest, next) => (next.path.length > deepest.path.length ? next : deepest), issue)
}

export function errorForStatus(call: Call, status: number): ApiError {
  if (status === 401) return new ApiError('unauthenticated', SOMETHING_WENT_WRONG, call)
  if (status === 403) return new ApiError('forbidden', SOMETHING_WENT_WRONG, call)
  if (status === 404) return new ApiError('not-found', SOMETHING_WENT_WRONG, call)
  return new ApiError('unavailable', SOMETHING_WENT_WRONG, call, `status ${status}`)
}

export function unavailable(call: Call, error: unknown): ApiError {
  const { name = '', code = '' } = error as { name?: string; code?: string }
  if (isTooLarge(error)) return unreadable(call, 'reply too large')
  const isTimeout = name === 'AbortError' || name === 'TimeoutError'
  return new ApiError('unavailable', SOMETHING_WENT_WRONG, call, code || name, isTimeout ? 504 : 502)
}

export function unreadable(call: Call, detail: string): ApiError {
  log.warn({ call, detail }, 'unreadable reply')
  return new ApiError('unreadable', SOMETHING_WENT_WRONG, call, detail)
}

const httpAgent = new HttpAgent({ keepAlive: true, maxSockets: 128 })
const httpsAgent = new HttpsAgent({ keepAlive: true, maxSockets: 128 })

export const agentFor = (url: URL) => (url.protocol === 'https:' ? httpsAgent : httpAgent)

onUnknownField((field) => log.info({ field }, 'the upstream sends a field that the contract does not name'))

let table: Record<Call, Endpoint> | undefined

function endpointTable(): Record<Call, Endpoint> {
  table ??= env.apiEndpointsFile
    ? withOverrides(JSON.parse(readFileSync(env.apiEndpointsFile, 'utf8')))
    : endpoints
  return table
}

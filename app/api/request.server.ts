import { createHash } from 'node:crypto'
import { env } from '~/env.server'
import { currentLanguage } from '~/messages/languages'
import { m } from '~/messages/messages'
import type { Caller } from './caller.server'
import type { Call, Endpoint } from './endpoints'
import { ApiError } from './errors'

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  /** Text is sent unchanged, a form as multipart, an object as JSON. */
  body?: string | FormData | Record<string, unknown>
  /** If the upstream honours keys, a write with a key takes effect only once, so it may be retried. */
  idempotencyKey?: string
  /** The upstream works for longer than for other calls. */
  isLong?: boolean
}

export function urlOf(call: Call, endpoint: Endpoint, { params = {}, query = {} }: CallInput): URL {
  if (!env.apiBaseUrl) throw new Error('API_BASE_URL is not set')
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = params[name] ?? ''
    // Even if encoded, these segments change the path. No id has such a value.
    if (['', '.', '..'].includes(segment))
      throw new ApiError('not-found', m.notInYourTeam(), call, `no ${name}`)
    return encodeURIComponent(segment)
  })
  const url = new URL(path, env.apiBaseUrl.replace(/\/?$/, '/'))
  for (const name of endpoint.query) {
    const value = query[name]
    if (value === undefined || (value === '' && !endpoint.emptyQuery?.includes(name))) continue
    url.searchParams.set(endpoint.params?.[name] ?? name, String(value))
  }
  for (const [name, value] of Object.entries(endpoint.fixed ?? {})) url.searchParams.set(name, value)
  return url
}

export function headersOf(
  caller: Caller,
  endpoint: Endpoint,
  { idempotencyKey }: CallInput,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Request-Id': caller.requestId,
    'X-Client-Language': currentLanguage(),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(endpoint.token === 'required' && caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
    ...(endpoint.token === 'none' && env.apiServiceKey ? serviceHeaders(caller, env.apiServiceKey) : {}),
  }
}

/**
 * For calls without a token. The reference API returns one-time passwords only to holders of the key, and limits attempts per IP address
 * (docs/upstream-api.md).
 */
function serviceHeaders({ address, device }: Caller, key: string): Record<string, string> {
  return {
    'X-Service-Key': key,
    ...(address ? { 'X-Forwarded-For': address } : {}),
    ...(device ? { 'X-Client-Device': device } : {}),
  }
}

/** Returns bytes, so that all attempts send the same body. */
export async function bodyOf({
  body,
}: CallInput): Promise<{ body?: Buffer; contentType: { 'Content-Type': string } }> {
  if (body instanceof FormData) {
    // `Response` sets a content type with the boundary.
    const form = new Response(body)
    return {
      body: Buffer.from(await form.arrayBuffer()),
      contentType: { 'Content-Type': form.headers.get('Content-Type') ?? '' },
    }
  }
  const isJson = typeof body === 'object'
  const text = isJson ? JSON.stringify(body) : (body ?? '')
  return {
    body: text ? Buffer.from(text) : undefined,
    contentType: { 'Content-Type': isJson ? 'application/json' : 'text/plain' },
  }
}

/** Contains secrets: store only its keyed hash. */
export async function fingerprintOf(call: Call, endpoint: Endpoint, input: CallInput) {
  return JSON.stringify([
    input.idempotencyKey,
    call,
    urlOf(call, endpoint, input),
    await contentOf(input.body),
  ])
}

/** Uses the fields instead of the bytes, because each multipart body has a different boundary. */
async function contentOf(body: CallInput['body']): Promise<unknown> {
  if (!(body instanceof FormData)) return body
  return Promise.all(
    [...body].map(async ([name, value]) => [name, typeof value === 'string' ? value : await digestOf(value)]),
  )
}

const digestOf = async (file: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')

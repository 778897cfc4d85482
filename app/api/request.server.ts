import { env } from '~/env.server'
import type { Call, Endpoint } from './endpoints'
import { ApiError, NOT_IN_YOUR_TEAM } from './errors'
import type { Caller, CallInput } from './transport.server'

/** Where an input goes: parameters in the path, and of the query what the endpoint names. */
export function urlOf(call: Call, endpoint: Endpoint, { params = {}, query = {} }: CallInput): URL {
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

export function headersOf(
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
    ...(endpoint.token === 'none' && env.apiServiceKey ? serviceHeaders(caller, env.apiServiceKey) : {}),
  }
}

/**
 * Only calls that open a session answer with a one-time password, and only to who shows the key; and they bound the tries of
 * an address, which is the person's and not this server's.
 */
function serviceHeaders({ address, device }: Caller, key: string): Record<string, string> {
  return {
    'X-Service-Key': key,
    ...(address ? { 'X-Forwarded-For': address } : {}),
    ...(device ? { 'X-Client-Device': device } : {}),
  }
}

/** A multipart body names its own type, with its boundary. */
function contentType(body: CallInput['body']): Record<string, string> {
  if (body instanceof FormData) return {}
  return { 'Content-Type': typeof body === 'object' ? 'application/json' : 'text/plain' }
}

export function bodyOf({ body }: CallInput): string | FormData | undefined {
  return typeof body === 'object' && !(body instanceof FormData) ? JSON.stringify(body) : body
}

import type { Endpoint } from '../../app/api/endpoints'

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: string | FormData | Record<string, unknown>
}

export type CallResult = { status: number; text: string; ms: number } | { failure: string }

const TIMEOUT_MS = 15_000

/** Makes a call as the portal does, but without retries, so that each attempt is judged. */
export async function callUpstream(
  base: string,
  { method, path, query: names, params: wireNames = {}, fixed = {} }: Endpoint,
  token: string | null,
  { params = {}, query = {}, body }: CallInput,
): Promise<CallResult> {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(filledPath, base.replace(/\/?$/, '/'))
  for (const name of names) {
    const value = query[name]
    if (value !== undefined && value !== '') url.searchParams.set(wireNames[name] ?? name, String(value))
  }
  for (const [name, value] of Object.entries(fixed)) url.searchParams.set(name, value)
  const isForm = body instanceof FormData
  const content = isForm || typeof body !== 'object' ? body : JSON.stringify(body)
  const startedAt = performance.now()
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(isForm ? {} : { 'Content-Type': typeof body === 'object' ? 'application/json' : 'text/plain' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: method === 'GET' ? undefined : content,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return { status: response.status, text, ms: Math.round(performance.now() - startedAt) }
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: string } }
    return { failure: name === 'TimeoutError' ? 'no reply within 15 s' : (cause?.code ?? name) }
  }
}

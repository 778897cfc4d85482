const TIMEOUT_MS = 10_000

/** The message quotes neither URL nor body, because both may contain secrets. */
export class OutgoingRequestError extends Error {}

/**
 * Succeeds if the server responds with a status 2xx within ten seconds. Otherwise throws `OutgoingRequestError`, also for a redirect or if
 * `closing` aborts.
 */
export async function sendRequest(url: string, init: RequestInit, closing?: AbortSignal): Promise<void> {
  // Not AbortSignal.any: on Node 20 it leaks memory if one of the signals is long-lived.
  const signals = [AbortSignal.timeout(TIMEOUT_MS), closing]
  const controller = new AbortController()
  const abort = ({ target }: Event) => controller.abort((target as AbortSignal).reason)
  for (const signal of signals) signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: controller.signal })
    // Only the status matters, so an incomplete body is no failure.
    await response.body?.cancel().catch(() => undefined)
    if (response.ok) return
    const isRedirect = response.status >= 300 && response.status < 400
    throw new OutgoingRequestError(
      `status ${response.status}${isRedirect ? ', a redirect: set the URL that it leads to' : ''}`,
    )
  } catch (error) {
    if (error instanceof OutgoingRequestError) throw error
    const { name, cause } = error as Error & { cause?: { code?: string; message?: string } }
    throw new OutgoingRequestError(cause?.code ?? cause?.message ?? name)
  } finally {
    for (const signal of signals) signal?.removeEventListener('abort', abort)
  }
}

export const postJson = (url: string, body: Record<string, string>) =>
  sendRequest(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

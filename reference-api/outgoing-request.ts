const TIMEOUT_MS = 10_000

/** Its message quotes neither URL nor body: both may hold secrets. */
export class OutgoingRequestError extends Error {}

/** Any 2xx within ten seconds is success. Does not follow redirects. Throws `OutgoingRequestError`. */
export async function sendRequest(url: string, init: RequestInit, closing?: AbortSignal): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = closing ? AbortSignal.any([timeout, closing]) : timeout
  const response = await fetch(url, { ...init, redirect: 'error', signal }).catch((error: unknown) => {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    throw new OutgoingRequestError(cause?.code ?? name)
  })
  // The status is known; a body that breaks off changes nothing.
  await response.body?.cancel().catch(() => undefined)
  if (!response.ok) throw new OutgoingRequestError(`status ${response.status}`)
}

import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'

const FIRST_BYTE_MS = 5_000

/** Many servers close idle connections after 5 s. A request sent at that moment is lost. */
const IDLE_MS = 4_000

const agentOptions = { keepAlive: true, maxSockets: 128, timeout: IDLE_MS }
const httpAgent = new HttpAgent(agentOptions)
const httpsAgent = new HttpsAgent(agentOptions)

export const agentFor = ({ protocol }: { protocol: string }) =>
  protocol === 'https:' ? httpsAgent : httpAgent

/** Aborts a request at the deadline, or if `arrived` is not called within the first-byte timeout. */
export function firstByteSignal(deadline: AbortSignal, milliseconds = FIRST_BYTE_MS) {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException('No first byte before the timeout', 'TimeoutError')),
    milliseconds,
  )
  return { signal: AbortSignal.any([controller.signal, deadline]), arrived: () => clearTimeout(timer) }
}

export const isTransient = (status: number) => status >= 500 || status === 408 || status === 429

export const isTooLarge = (error: unknown) => (error as { type?: unknown }).type === 'max-size'

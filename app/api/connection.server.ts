import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'

const FIRST_BYTE_MS = 5_000

/** Servers close what is idle for long, many after 5 s; a call that sets out on it just then is lost. Ours close sooner. */
const IDLE_MS = 4_000

const connections = { keepAlive: true, maxSockets: 128, timeout: IDLE_MS }
const httpAgent = new HttpAgent(connections)
const httpsAgent = new HttpsAgent(connections)

/** Connections are kept open between calls. */
export const agentFor = ({ protocol }: { protocol: string }) =>
  protocol === 'https:' ? httpsAgent : httpAgent

/** Ends a request when nothing has come in time, or the deadline is over; `arrived` says that something has. */
export function firstByteSignal(deadline: AbortSignal, milliseconds = FIRST_BYTE_MS) {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException('No first byte in time', 'TimeoutError')),
    milliseconds,
  )
  return { signal: AbortSignal.any([controller.signal, deadline]), arrived: () => clearTimeout(timer) }
}

/** HTTP statuses that may pass by themselves. */
export const isTransient = (status: number) => status >= 500 || status === 408 || status === 429

/** More came than the `size` that was asked for. */
export const isTooLarge = (error: unknown) => (error as { type?: unknown }).type === 'max-size'

import { connect } from 'node:net'
import { withTimeout } from '~/api/with-timeout.server'

export type ApiStatus = 'ready' | 'api unreachable' | 'disk full'

export interface Readiness {
  /** Returns the last result, if any, when a check exceeds TIMEOUT_MS, because a load balancer should not wait longer. */
  status: () => Promise<ApiStatus>
  /** True if a load balancer polls `status`: the last request is less than WATCHED_MS ago. */
  isWatched: () => boolean
}

const CACHE_MS = 2_000
const TIMEOUT_MS = 150
const WATCHED_MS = 30_000
const CHECK_TIMEOUT_MS = 1_000

export function cachedReadiness(check: () => Promise<ApiStatus>): Readiness {
  let cachedResult: ApiStatus | null = null
  let checkedAt = -Infinity
  let requestedAt = -Infinity
  let running: Promise<ApiStatus> | null = null

  return {
    async status() {
      requestedAt = performance.now()
      if (cachedResult !== null && requestedAt - checkedAt < CACHE_MS) return cachedResult
      running ??= refresh()
      const lastResult = cachedResult
      return lastResult === null ? running : withTimeout(running, TIMEOUT_MS, () => lastResult)
    },
    isWatched: () => performance.now() - requestedAt < WATCHED_MS,
  }

  async function refresh() {
    const result = await check().catch((): ApiStatus => 'api unreachable')
    cachedResult = result
    checkedAt = performance.now()
    running = null
    return result
  }
}

/** Opens a TCP connection only, because an upstream may have no health check. */
export function statusOfUpstream(url: string): Promise<ApiStatus> {
  const { protocol, hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      timeout: CHECK_TIMEOUT_MS,
    })
    const finish = (status: ApiStatus) => {
      socket.destroy()
      resolve(status)
    }
    socket.once('connect', () => finish('ready'))
    socket.once('timeout', () => finish('api unreachable'))
    socket.once('error', () => finish('api unreachable'))
  })
}

/** The reference API says if it cannot write, because its disk is full. */
export async function statusOfReferenceApi(url: string): Promise<ApiStatus> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
  if (response.ok) return 'ready'
  const { status } = (await response.json()) as { status?: unknown }
  return status === 'disk full' ? status : 'api unreachable'
}

import { connect } from 'node:net'
import { withTimeout } from '~/lib/with-timeout.server'

export interface Readiness {
  /** Returns the last result, if any, when a check exceeds TIMEOUT_MS, because a load balancer should not wait longer. */
  isReady: () => Promise<boolean>
  /** True if a load balancer polls `isReady`: the last request is less than WATCHED_MS ago. */
  isWatched: () => boolean
}

const CACHE_MS = 2_000
const TIMEOUT_MS = 150
const WATCHED_MS = 30_000
const CHECK_TIMEOUT_MS = 1_000

export function cachedReadiness(check: () => Promise<boolean>): Readiness {
  let cachedResult: boolean | null = null
  let checkedAt = -Infinity
  let requestedAt = -Infinity
  let running: Promise<boolean> | null = null

  return {
    async isReady() {
      requestedAt = performance.now()
      if (cachedResult !== null && requestedAt - checkedAt < CACHE_MS) return cachedResult
      running ??= refresh()
      const lastResult = cachedResult
      return lastResult === null ? running : withTimeout(running, TIMEOUT_MS, () => lastResult)
    },
    isWatched: () => performance.now() - requestedAt < WATCHED_MS,
  }

  async function refresh() {
    const result = await check().catch(() => false)
    cachedResult = result
    checkedAt = performance.now()
    running = null
    return result
  }
}

/** Opens a TCP connection only, because an upstream may have no health check. */
export function isReachable(url: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      timeout: CHECK_TIMEOUT_MS,
    })
    const finish = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => finish(true))
    socket.once('timeout', () => finish(false))
    socket.once('error', () => finish(false))
  })
}

export async function isApiReady(url: string): Promise<boolean> {
  const { ok } = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
  return ok
}

import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Drain {
  readonly isDraining: boolean
  /**
   * For `noticeMs`, the server still accepts requests and responds with `Connection: close`, so that clients connect elsewhere. Then it
   * waits up to `limitMs` for the requests in progress, aborts the rest and returns their number.
   */
  close: (times: { noticeMs: number; limitMs: number }) => Promise<number>
}

const CLOSE_IDLE_EVERY_MS = 50

export function drainable(server: Server): Drain {
  const running = new Set<ServerResponse>()
  let isDraining = false

  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isDraining) response.setHeader('Connection', 'close')
    running.add(response)
    response.once('close', () => running.delete(response))
  })

  return {
    get isDraining() {
      return isDraining
    },
    async close({ noticeMs, limitMs }) {
      isDraining = true
      for (const response of running) if (!response.headersSent) response.setHeader('Connection', 'close')
      await sleep(noticeMs)

      let abortedCount = 0
      const limit = setTimeout(() => {
        abortedCount = running.size
        server.closeAllConnections()
      }, limitMs)
      // Repeats, because a connection with a response in progress becomes idle later.
      const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(limit)
      clearInterval(closingIdle)
      return abortedCount
    },
  }
}

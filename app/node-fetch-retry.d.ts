declare module 'node-fetch-retry' {
  import type { RequestInit, Response } from 'node-fetch'

  /** `retry` counts all attempts, including the first. */
  export default function fetchWithRetry(
    url: string,
    options: RequestInit & {
      retry?: number
      silent?: boolean
      pause?: number
      /** Called after each failed attempt. `attempts` counts the failed attempt and those that are left. */
      callback?: (attempts: number) => void
    },
  ): Promise<Response>
}

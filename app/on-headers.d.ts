declare module 'on-headers' {
  import type { ServerResponse } from 'node:http'
  /** Calls `listener` before the headers are sent. */
  export default function onHeaders(response: ServerResponse, listener: () => void): void
}

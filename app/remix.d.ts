import '@remix-run/node'

declare module '@remix-run/node' {
  /** server.ts sets these values; under another server they are initially absent. */
  interface AppLoadContext {
    cspNonce?: string
    build?: string
    /** Id in all log lines of a request, here and upstream. */
    requestId?: string
    /** IP address of the person's device, from the trusted proxies. */
    clientAddress?: string
    /** Deadline of all calls of an action. The loaders that run after an action have less time. */
    actionDeadline?: AbortSignal
  }
}

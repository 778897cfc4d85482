import '@remix-run/node'

declare module '@remix-run/node' {
  /** Every value is optional: server.ts sets most of them when a request arrives, another server sets none. */
  interface AppLoadContext {
    cspNonce?: string
    build?: string
    /** The portal and the upstream log this id with every line of the request. */
    requestId?: string
    /** IP address of the person's device, as the trusted proxies report it. */
    clientAddress?: string
    /** Deadline of all calls of an action. Loaders after an action have less time than other loaders. */
    actionDeadline?: AbortSignal
  }
}

import '@remix-run/node'

declare module '@remix-run/node' {
  /** What server.ts knows of a request. Under another server it starts empty. */
  interface AppLoadContext {
    /** Of the Content-Security-Policy header. */
    cspNonce?: string
    /** Version of the build that serves the request, if known. */
    build?: string
    /** Joins the log lines of a request, here and upstream. */
    requestId?: string
    /** IP address of the person's device, from the trusted proxies. */
    clientAddress?: string
    /** Set by an action, whose loaders then have less time. */
    hasAction?: true
  }
}

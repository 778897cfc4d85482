import '@remix-run/node'

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Of the Content-Security-Policy that server.ts sends; absent under another server. */
    cspNonce?: string
    /** The build that answers, where it is known. */
    build?: string
  }
}

import '@remix-run/node'
import type { Draw } from '~/files/drawings'
import type { Cookies } from '~/session/cookies.server'
import type { Preferences } from '~/session/preferences.server'
import type { Session } from '~/session/session.server'

declare module '@remix-run/node' {
  /** Every value is optional: server.ts sets most of them when a request arrives, and remix-serve sets none. */
  interface AppLoadContext {
    cspNonce?: string
    build?: string
    /** Sent to the upstream, so that the logs of both can name the request. */
    requestId?: string
    /** IP address of the person's device, as the connection or the trusted proxies report it. */
    clientAddress?: string
    /** The page's origin, if it is not this portal's, and if no header says whether it is another site. */
    otherOrigin?: string
    cookies?: Cookies
    preferences?: Preferences
    /** Opened once a request. Null if there is none. */
    session?: Promise<Session | null>
    /** Draws documents in a thread of their own. */
    draw?: Draw
    /** Deadline of all calls of an action except uploads. If it is set, loaders have less time. */
    actionDeadline?: AbortSignal
    /** Pending and finished reads of the upstream, which the loaders of a page share. */
    reads?: Map<string, Promise<unknown>>
  }
}

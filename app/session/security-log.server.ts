import { log } from '~/log.server'
import { keyedHash } from './shared-store.server'

/** Listed in docs/operations.md, under Logs. */
type SecurityEvent =
  | 'sign-in'
  | 'sign-in refused'
  | 'code sent'
  | 'code refused'
  | 'sign-out'
  | 'session refused by the upstream'
  | 'session ended'
  | 'password confirmed'
  | 'password refused'
  | 'password changed'
  | 'mobile changed'
  | 'email changed'
  | 'bank change requested'
  | 'request of another origin refused'
  | 'form of another person refused'
  | 'form refused'

interface SecurityFacts {
  /** The id of the person who is signed in. */
  user?: string
  /** The user id as typed. People type passwords there, so the log holds a keyed hash of it. */
  typed?: string
  /** Password or one-time password. */
  by?: 'password' | 'otp'
  reason?: string
  /** Names of the fields that were refused, never their values. */
  fields?: string[]
}

/** One line that says what happened, to whom, from which address and in which request. It holds nothing that was typed. */
export function logSecurity(request: Request, event: SecurityEvent, { typed, ...facts }: SecurityFacts = {}) {
  const line = {
    security: event,
    requestId: request.headers.get('x-request-id') ?? undefined,
    address: request.headers.get('x-client-address') ?? undefined,
    path: new URL(request.url).pathname,
    account: typed === undefined ? undefined : accountMark(typed),
    ...facts,
  }
  // A field that was mistyped is no reason to look.
  if (event.endsWith('refused') && event !== 'form refused') log.warn(line, 'security event')
  else log.info(line, 'security event')
}

const accountMark = (typed: string) => keyedHash(`account ${typed.trim().toLowerCase()}`).slice(0, 16)

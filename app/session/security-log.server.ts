import { loggedPath } from '~/telemetry/logged-path'
import { type RequestArgs, requestIdOf } from '~/api/caller.server'
import { log } from '~/telemetry/log.server'
import { accountKey } from '~/domain/contact'
import { sign } from './signing.server'

/** Documented in docs/operations.md, section Logs. */
type SecurityEvent =
  | 'sign-in'
  | 'sign-in refused'
  | 'code sent'
  | 'code not sent'
  | 'sign-out'
  | 'session refused by the upstream'
  | 'session ended'
  | 'password confirmed'
  | 'password refused'
  | 'password changed'
  | 'mobile changed'
  | 'email changed'
  | 'bank change requested'
  | 'calendar link made'
  | 'calendar link revoked'
  | 'customer link made'
  | 'customer link revoked'
  | 'request of another origin refused'
  | 'form of another person refused'
  | 'form invalid'

interface SecurityFacts {
  user?: string
  /** The typed user id, logged as a keyed hash, because people may type a password into that field. */
  typed?: string
  by?: 'password' | 'otp'
  reason?: string
  /** Origins of the page that sent a form, and of the portal. */
  openedAt?: string
  expected?: string
  /** Names of invalid fields, never values. */
  fields?: string[]
}

export function logSecurity(
  { request, context }: RequestArgs,
  event: SecurityEvent,
  { typed, ...facts }: SecurityFacts = {},
) {
  const line = {
    security: event,
    requestId: requestIdOf(context),
    address: context.clientAddress,
    path: loggedPath(new URL(request.url).pathname),
    account: typed === undefined ? undefined : accountHash(typed),
    ...facts,
  }
  if (event.endsWith('refused') || event === 'code not sent') log.warn(line, 'security event')
  else log.info(line, 'security event')
}

const accountHash = (typed: string) => sign('account in the log', accountKey(typed))

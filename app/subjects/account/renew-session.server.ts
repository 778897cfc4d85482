import { login } from '~/api/account.server'
import { type Api, apiFor } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { type Caller, newCaller, type RequestArgs } from '~/api/caller.server'
import { endSessionsOf } from '~/session/revoked-sessions.server'
import { endSession } from '~/session/guard.server'
import { commitSession, type Session } from '~/session/session.server'
import { revokeToken } from '~/session/revoke-token.server'

/** Time to log in again and to end other sessions. The password change may have used up the time of the action. */
const TIMEOUT_MS = 5_000

/** Call this before the password changes, because the upstream may revoke the token with the change. */
export const profileOf = (api: Api) => orNull(api.account.profile())

interface Renewal {
  /** A mobile or an email address. */
  loginId: string | null
  password: string
}

const renewals = new Map<string, Promise<Headers>>()

/** If a form is sent twice at the same time, renews the session only once: two renewals would end each other's tokens. */
export async function renewOnce(
  args: RequestArgs,
  session: Session,
  { form, ...renewal }: Renewal & { form: string },
): Promise<Headers> {
  const key = `${session.id} ${form}`
  const running = renewals.get(key) ?? renewSession(args, session, renewal)
  renewals.set(key, running)
  try {
    return new Headers(await running)
  } finally {
    renewals.delete(key)
  }
}

/**
 * Ends all sessions of the person after a password change, and returns the cookies of a new session. Ignores failures of the upstream,
 * because the password has changed already.
 */
async function renewSession(
  args: RequestArgs,
  session: Session,
  { loginId, password }: Renewal,
): Promise<Headers> {
  await endSessionsOf(session.user)
  await endSession(session)
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  const callerOf = (token: string | null) => ({
    ...newCaller(args, token, { user: session.user.id }),
    deadline,
  })
  const token =
    loginId === null ? null : await orNull(newToken(args, callerOf(null), session, loginId, password))
  if (token) await revokeToken(args, session)
  const renewed = {
    ...session,
    id: crypto.randomUUID(),
    token: token ?? session.token,
    mustChangePassword: false,
    authenticatedAtMs: Date.now(),
  }
  await orNull(endOtherTokens(apiFor(callerOf(renewed.token), session.user.id)))
  return commitSession(renewed)
}

async function newToken(
  args: RequestArgs,
  caller: Caller,
  session: Session,
  loginId: string,
  password: string,
): Promise<string | null> {
  const { token, user } = await login(caller, loginId, password)
  if (user.id === session.user.id) return token
  await revokeToken(args, { token })
  return null
}

/** Some upstreams leave other tokens valid after a password change. */
async function endOtherTokens({ account }: Api) {
  const devices = await account.sessions()
  // If no device is marked as current, the loop would end this session too.
  if (!devices.some(({ isCurrent }) => isCurrent)) return
  for (const { id, isCurrent } of devices) {
    if (!isCurrent) await account.endSession(id, crypto.randomUUID())
  }
}

async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

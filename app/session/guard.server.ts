import { redirect } from '@remix-run/node'
import { type Api, apiFor } from '~/api/client.server'
import { type Caller, isRead, newCaller, type RequestArgs } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { AREAS, areaAt } from '~/paths/area'
import { paths } from '~/paths/paths'
import { searchParamsOf } from '~/paths/params.server'
import { revokeSession } from './revoked-sessions.server'
import { clearActivity } from './idle-timeout.server'
import { safeReturnTo } from './return-to'
import { consumeBody, formDataOf } from '~/session/form-data.server'
import { refuseOtherOrigin, requireSameOrigin } from './same-origin.server'
import { logSecurity } from './security-log.server'
import { clearSession, getSession, type Session } from './session.server'
import { redirectWithToast } from './toast.server'
import { writesOnce } from './write-guard.server'

export async function requireAssociate(args: RequestArgs): Promise<{ session: Session; api: Api }> {
  const { session, caller } = await requireSession(args)
  return { session, api: apiFor(caller, session.user.id) }
}

/**
 * Throws a redirect to login if there is no session, a 403 for a write from another origin, and a redirect if the person must change the
 * password first. Logs out if the upstream rejects the token (M001, M002, M017).
 */
export async function requireSession(args: RequestArgs): Promise<{ session: Session; caller: Caller }> {
  const { request } = args
  const session = await getSession(args)
  if (!session) {
    await refuseOtherOrigin(args)
    await consumeBody(request)
    throw redirect(signInPath(request), redirectStatus(request))
  }
  await requireSameOrigin(args)
  keepAtForcedChange(request, session)
  // Reads the body before `newCaller` starts the time limit of the calls. `readForm` reports an unreadable body.
  if (!isRead(request)) await formDataOf(args).catch(() => null)
  const caller = newCaller(args, session.token, {
    user: session.user.id,
    runOnce: writesOnce(session),
    onUnauthenticated: async () => {
      throw await signOutWithToast(args, session)
    },
  })
  return { session, caller }
}

export function keepAtForcedChange(request: Request, session: Session | null) {
  if (!session?.mustChangePassword) return
  const { pathname } = new URL(request.url)
  const { newPassword, logout } = AREAS[session.area]
  const isAllowed = [newPassword(), logout()].includes(pathname)
  if (!isAllowed) throw redirect(newPassword())
}

export async function requireSignedOut(args: RequestArgs) {
  const session = await getSession(args)
  if (!session) return
  const returnTo = safeReturnTo(searchParamsOf(args.request.url).get('returnTo'))
  throw redirect(returnTo ?? AREAS[session.area].start())
}

/** Ends the session for every copy of its cookie. */
export async function endSession(session: Session): Promise<Headers> {
  await revokeSession(session.id)
  await clearActivity(session)
  return clearSession(session.area)
}

async function signOutWithToast(args: RequestArgs, session: Session): Promise<Response> {
  const { request } = args
  logSecurity(args, 'session refused by the upstream', { user: session.user.id })
  return redirectWithToast(
    signInPath(request),
    { type: 'error', message: m.somethingWentWrong() },
    { status: redirectStatus(request), headers: await endSession(session) },
  )
}

function signInPath(request: Request): string {
  const url = new URL(request.url)
  if (url.pathname === paths.home()) return paths.root()
  const keep = isRead(request) ? undefined : '1'
  const { login } = AREAS[areaAt(url.pathname)]
  return login({ returnTo: safeReturnTo(`${url.pathname}${url.search}`), keep })
}

/** With 307 the browser sends the form to the login page, so that its input is not lost (decision 0014). */
const redirectStatus = (request: Request) => (isRead(request) ? 302 : 307)

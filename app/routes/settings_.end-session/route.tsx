import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { redirectWithError } from '~/screen/forms/run-action.server'
import { readBody } from '~/screen/forms/read-form.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { endSession, requireAssociate } from '~/session/guard.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'

export const loader = () => redirect(paths.settings())

/** Logs out one device, or all including this one. */
export async function action(args: ActionFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  const form = await readBody(args)
  const sessionId = String(form.get('session') ?? '')
  try {
    await api.account.endSession(sessionId, readIdempotencyKey(form))
  } catch (error) {
    return redirectWithError(paths.settings(), error)
  }
  const isAll = sessionId === 'all'
  logSecurity(args, 'session ended', { user: session.user.id, reason: isAll ? 'all' : 'one' })
  if (isAll) return redirect(paths.login(), { headers: await endSession(session) })
  return redirectWithToast(paths.settings(), { type: 'success', message: m.thatDeviceIsLoggedOut() })
}

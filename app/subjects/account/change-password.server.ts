import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import type { RequestArgs } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'
import { isCommonPassword, isPersonalPassword } from '~/domain/guessable-passwords.server'
import { env } from '~/env.server'
import { NewPasswordSchema, NEW_PASSWORD_SECRETS } from './account-schemas'
import { profileOf, renewOnce } from './renew-session.server'
import { passwordFailure, withPasswordError } from './password-check.server'

export async function changePassword(args: RequestArgs) {
  const { session, api } = await requireAssociate(args)
  const submitted = await readForm(args, NewPasswordSchema, NEW_PASSWORD_SECRETS)
  const form = await withPasswordError(session, submitted)
  if (!form.data) return invalid(form)
  const { password, confirmation } = form.data
  const rejectPassword = (message: string) => invalid(form, { password: { type: 'guessable', message } })
  if (isCommonPassword(password)) return rejectPassword(m.passwordTooCommon())
  const failure = await passwordFailure(args, { session, api }, form)
  if (failure) return failure
  try {
    const profile = await profileOf(api)
    const { mobile = '', email = null } = profile ?? {}
    const loginId = mobile || email
    if (isPersonalPassword(password, [session.user.name, mobile, email, env.productName]))
      return rejectPassword(m.passwordTooPersonal())
    const { message } = await api.account.changePassword({ password, confirmation }, form.idempotencyKey)
    logSecurity(args, 'password changed', { user: session.user.id })
    const renewal = { loginId, password, form: form.idempotencyKey }
    const headers = await renewOnce(args, session, renewal)
    const toast = { type: 'success', message: message || m.passwordChanged() } as const
    return await redirectWithToast(paths.profile(), toast, { headers })
  } catch (error) {
    return failedCall(form, error)
  }
}

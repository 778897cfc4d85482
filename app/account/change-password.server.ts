import { readForm } from '~/forms/read-form.server'
import { failedCall, invalid } from '~/forms/submission-result.server'
import type { RequestArgs } from '~/lib/request-args.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'
import { isCommonPassword } from '~/domain/common-passwords.server'
import { isPersonalPassword } from '~/domain/personal-password'
import { env } from '~/env.server'
import { NewPasswordSchema, SECRET_FIELDS } from './new-password-schema'
import { profileOf, renewOnce } from './renew-session.server'
import { passwordFailure, withPasswordError } from './password-check.server'

export async function changePassword(args: RequestArgs) {
  const { session, api } = await requireAssociate(args)
  const form = await withPasswordError(session, await readForm(args, NewPasswordSchema, SECRET_FIELDS))
  if (!form.data) return invalid(form)
  const { password, confirmation } = form.data
  const rejectPassword = (message: string) => invalid(form, { password: { type: 'guessable', message } })
  if (isCommonPassword(password)) return rejectPassword(m.passwordTooCommon())
  const failure = await passwordFailure(args, { session, api }, form)
  if (failure) return failure
  try {
    const { mobile = '', email = null } = (await profileOf(api)) ?? {}
    const userId = mobile || email
    if (isPersonalPassword(password, [session.user.name, mobile, email, env.productName]))
      return rejectPassword(m.passwordTooPersonal())
    const { message } = await api.account.changePassword({ password, confirmation }, form.idempotencyKey)
    logSecurity(args, 'password changed', { user: session.user.id })
    return await redirectWithToast(
      paths.profile(),
      { type: 'success', message: message || m.passwordChanged() },
      { headers: await renewOnce(args, session, { userId, password, form: form.idempotencyKey }) },
    )
  } catch (error) {
    return failedCall(form, error)
  }
}

import { callFailure, formFailure, readForm } from '~/lib/form.server'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { commitSession } from '~/session/session.server'
import { redirectWithToast } from '~/session/toast.server'
import { NewPasswordSchema, SECRETS } from './new-password-schema'

/** What both forms of a new password do. Done, nobody is bound to choose one any more (checklist M082, M084). */
export async function changePassword(request: Request) {
  const { session, api } = await requireAssociate(request)
  const form = await readForm(request, NewPasswordSchema, SECRETS)
  if (!form.data) return formFailure(form)
  const { password, confirmation } = form.data
  try {
    const { message } = await api.account.changePassword({ password, confirmation }, form.formKey)
    return await redirectWithToast(
      paths.profile(),
      { type: 'success', message: message || 'Password Changed.' },
      { headers: { 'Set-Cookie': await commitSession({ ...session, mustChangePassword: false }) } },
    )
  } catch (error) {
    return callFailure(form, error)
  }
}

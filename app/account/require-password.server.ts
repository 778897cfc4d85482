import { login } from '~/api/account.server'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { newCaller } from '~/api/transport.server'
import type { FormFailure } from '~/lib/form'
import { callFailure, formFailure } from '~/lib/form.server'
import { requiresPassword, noteProof } from '~/session/proof.server'
import type { Session } from '~/session/session.server'
import { CURRENT_PASSWORD, CURRENT_PASSWORD_MISSING, CURRENT_PASSWORD_WRONG } from './current-password'
import { revokeToken } from './revoke-token.server'

type ReadForm = FormFailure & { data?: { currentPassword?: string } }

/**
 * Null where the session is fresh or the password is right; else the answer that shows the form with its error. Checked by the
 * sign-in call, which every upstream has and which counts wrong passwords (decision 0022).
 */
export async function passwordFailure(
  request: Request,
  { session, api }: { session: Session; api: Api },
  form: ReadForm,
) {
  if (!(await requiresPassword(session))) return null
  const typed = form.data?.currentPassword
  if (!typed) return failureOf(form, CURRENT_PASSWORD_MISSING)
  try {
    const { mobile, email } = await api.account.profile()
    if (!(await isPasswordOf(request, session, mobile || email || '', typed)))
      return failureOf(form, CURRENT_PASSWORD_WRONG)
    await noteProof(session)
    return null
  } catch (error) {
    return callFailure(form, error)
  }
}

async function isPasswordOf(
  request: Request,
  session: Session,
  userId: string,
  typed: string,
): Promise<boolean> {
  try {
    const { token, user } = await login(newCaller(request, null), userId, typed)
    await revokeToken(request, { token })
    return user.id === session.user.id
  } catch (error) {
    if (error instanceof ApiError && ['refused', 'unauthenticated'].includes(error.kind)) return false
    throw error
  }
}

function failureOf(form: FormFailure, message: string) {
  return formFailure({ ...form, errors: { ...form.errors, [CURRENT_PASSWORD]: { type: 'proof', message } } })
}

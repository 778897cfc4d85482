import { login } from '~/api/account.server'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { newCaller, type RequestArgs } from '~/api/caller.server'
import type { FieldErrors } from '~/screen/forms/submission-result'
import { failed, failedCall, invalid, type Submission } from '~/screen/forms/submission-result.server'
import { m } from '~/messages/messages'
import { recordProof, requiresPassword } from '~/session/proof.server'
import { logSecurity } from '~/session/security-log.server'
import type { Session } from '~/session/session.server'
import { CURRENT_PASSWORD } from './account-schemas'
import { revokeToken } from '~/session/revoke-token.server'

type ReadForm = Submission & { data?: { currentPassword?: string } }

/** Adds an error if the current password is required and missing, so that the form shows all errors together. */
export async function withPasswordError<Form extends ReadForm & { isGiven: (name: string) => boolean }>(
  session: Session,
  form: Form,
  { isAlwaysRequired = false } = {},
): Promise<Form> {
  if (form.isGiven(CURRENT_PASSWORD)) return form
  if (!isAlwaysRequired && !(await requiresPassword(session))) return form
  return { ...form, data: undefined, errors: { ...form.errors, ...errorOf(m.currentPasswordIsRequired()) } }
}

/**
 * Returns null if the password is right or not required, otherwise errors for the form. The password is not required in the ten minutes
 * after a login or a confirmation. Logs in to check the password, because every upstream has the login call (decision 0022).
 */
export async function passwordFailure(
  args: RequestArgs,
  { session, api }: { session: Session; api: Api },
  form: ReadForm,
  { isAlwaysRequired = false } = {},
) {
  if (!isAlwaysRequired && !(await requiresPassword(session))) return null
  const typedPassword = form.data?.currentPassword
  if (!typedPassword) return invalid(form, errorOf(m.currentPasswordIsRequired()))
  const user = session.user.id
  try {
    const { mobile, email } = await api.account.profile()
    const contact = mobile || email
    if (!contact) return failed(form, { title: m.thereIsAProblem(), message: m.cannotConfirmHere() })
    if (!(await isPasswordOf(args, session, contact, typedPassword))) {
      logSecurity(args, 'password refused', { user, reason: 'wrong' })
      return invalid(form, errorOf(m.currentPasswordIsWrong()))
    }
    logSecurity(args, 'password confirmed', { user })
    await recordProof(session)
    return null
  } catch (error) {
    if (error instanceof ApiError) logSecurity(args, 'password refused', { user, reason: error.kind })
    return failedCall(form, error)
  }
}

async function isPasswordOf(
  args: RequestArgs,
  session: Session,
  contact: string,
  password: string,
): Promise<boolean> {
  try {
    const { token, user } = await login(newCaller(args, null), contact, password)
    await revokeToken(args, { token })
    return user.id === session.user.id
  } catch (error) {
    if (error instanceof ApiError && ['refused', 'unauthenticated'].includes(error.kind)) return false
    throw error
  }
}

const errorOf = (message: string): FieldErrors => ({ [CURRENT_PASSWORD]: { type: 'proof', message } })

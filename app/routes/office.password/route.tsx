import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { isCommonPassword, isPersonalPassword } from '~/domain/guessable-passwords.server'
import { env } from '~/env.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { logSecurity } from '~/session/security-log.server'
import { commitSession } from '~/session/session.server'
import { redirectWithToast } from '~/session/toast.server'
import { NEW_PASSWORD_SECRETS, NewPasswordSchema } from '~/subjects/account/account-schemas'
import { NewPasswordForm } from '~/subjects/account/new-password-form'
import { withPasswordError } from '~/subjects/account/password-check.server'
import { Button, ButtonLink } from '~/ui/button/button'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.changePassword)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { session } = await requireOffice(args)
  return { idempotencyKey: newIdempotencyKey(session), isForced: session.mustChangePassword }
}

export async function action(args: ActionFunctionArgs) {
  const { session, desk } = await requireOffice(args)
  const submitted = await readForm(args, NewPasswordSchema, NEW_PASSWORD_SECRETS)
  const form = await withPasswordError(session, submitted, { isAlwaysRequired: true })
  if (!form.data) return invalid(form)
  const { password, currentPassword = '' } = form.data
  const reject = (message: string) => invalid(form, { password: { type: 'guessable', message } })
  if (isCommonPassword(password)) return reject(m.passwordTooCommon())
  if (isPersonalPassword(password, [session.user.name, session.firmName, env.productName]))
    return reject(m.passwordTooPersonal())
  try {
    const { message } = await desk.changePassword(currentPassword, password, form.idempotencyKey)
    logSecurity(args, 'password changed', { user: session.user.id })
    const renewed = { ...session, mustChangePassword: false, authenticatedAtMs: Date.now() }
    const toast = { type: 'success', message: message || m.passwordChanged() } as const
    return await redirectWithToast(paths.office(), toast, { headers: await commitSession(renewed) })
  } catch (error) {
    return failedCall(form, error, { fields: NEW_PASSWORD_SECRETS })
  }
}

export default function OfficePassword() {
  const { idempotencyKey, isForced } = useLoaderData<typeof loader>()
  return (
    <Page title={m.changePassword()} lead={isForced ? m.newPasswordLead() : undefined} width="form">
      <NewPasswordForm
        action={paths.officePassword()}
        idempotencyKey={idempotencyKey}
        requiresPassword
        cancelTo={paths.office()}
        cancel={(to) =>
          isForced ? (
            <Button form="sign-out">{m.cancel()}</Button>
          ) : (
            <ButtonLink to={to}>{m.cancel()}</ButtonLink>
          )
        }
      />
      <Form id="sign-out" method="post" action={paths.officeLogout()} reloadDocument>
        <CsrfTokenField />
      </Form>
    </Page>
  )
}

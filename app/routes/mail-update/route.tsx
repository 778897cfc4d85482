import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountForm } from '~/subjects/account/account-form'
import { CurrentPasswordField } from '~/subjects/account/current-password-field'
import { passwordFailure, withPasswordError } from '~/subjects/account/password-check.server'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { requiresPassword } from '~/session/proof.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'
import { ButtonLink } from '~/ui/button/button'
import { TextField } from '~/ui/field/text-field'
import { Page } from '~/ui/page/page'
import { EmailSchema, SECRET_FIELDS } from '~/subjects/account/account-schemas'

export const handle = pageTitle(m.editEmail)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  const { name, email } = await api.account.profile()
  return {
    name,
    email,
    idempotencyKey: newIdempotencyKey(session),
    requiresPassword: await requiresPassword(session),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  const form = await withPasswordError(session, await readForm(args, EmailSchema, SECRET_FIELDS))
  if (!form.data) return invalid(form)
  const failure = await passwordFailure(args, { session, api }, form)
  if (failure) return failure
  try {
    const { address, ...current } = await api.account.profile()
    const edited = { ...current, address: address ?? undefined, email: form.data.email }
    await api.account.edit(edited, form.idempotencyKey)
    logSecurity(args, 'email changed', { user: session.user.id })
  } catch (error) {
    // M066 gives this title to a failure of any kind. Only a change that may have taken effect has another title.
    return failedCall(form, error, { title: m.emailAlreadyExists(), fields: ['email'] })
  }
  return redirectWithToast(paths.profile(), { type: 'success', message: m.emailUpdated() })
}

export default function UpdateMail() {
  const { name, email, idempotencyKey, requiresPassword } = useLoaderData<typeof loader>()
  const form = useScreenForm(EmailSchema, SECRET_FIELDS)
  return (
    <Page title={m.editEmail()} back={{ to: paths.profile(), label: m.myProfile() }} width="form">
      <AccountForm
        action={paths.updateMail()}
        form={form}
        idempotencyKey={idempotencyKey}
        cancel={<ButtonLink to={paths.profile()}>{m.cancel()}</ButtonLink>}
      >
        <TextField name="name" label={m.name()} defaultValue={name} maxLength={100} isDisabled />
        <TextField
          name="current"
          label={m.currentEmail()}
          hint={email === null ? m.noEmailAdded() : undefined}
          defaultValue={email ?? ''}
          isDisabled
        />
        <TextField {...form.field('email')} type="email" autoComplete="email" maxLength={200} />
        <CurrentPasswordField {...form.field('currentPassword')} isRequired={requiresPassword} />
      </AccountForm>
    </Page>
  )
}

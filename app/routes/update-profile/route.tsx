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
import { requiresPassword } from '~/session/proof.server'
import { requireAssociate } from '~/session/guard.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'
import { ButtonLink } from '~/ui/button/button'
import { TextAreaField } from '~/ui/field/text-area-field'
import { TextField } from '~/ui/field/text-field'
import { Page } from '~/ui/page/page'
import { ProfileSchema, SECRET_FIELDS } from '~/subjects/account/account-schemas'

export const handle = pageTitle(m.editProfile)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  return {
    profile: await api.account.profile(),
    idempotencyKey: newIdempotencyKey(session),
    requiresPassword: await requiresPassword(session),
  }
}

/** Never changes name and mobile, even if a form sends them. A value stays unchanged if the form lacks its field. */
export async function action(args: ActionFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  const form = await readForm(args, ProfileSchema, SECRET_FIELDS)
  if (!form.data) return invalid(form)
  try {
    const current = await api.account.profile()
    const edited = {
      ...current,
      email: editOf(form.data.email, current.email),
      address: editOf(form.data.address, current.address),
    }
    const changesEmail = (edited.email ?? null) !== current.email
    if (changesEmail) {
      const checked = await withPasswordError(session, form)
      if (!checked.data) return invalid(checked)
      const failure = await passwordFailure(args, { session, api }, form)
      if (failure) return failure
    }
    const { message } = await api.account.edit(edited, form.idempotencyKey)
    if (changesEmail) logSecurity(args, 'email changed', { user: session.user.id })
    return await redirectWithToast(paths.profile(), {
      type: 'success',
      message: message || m.profileUpdated(),
    })
  } catch (error) {
    return failedCall(form, error, { fields: ['email', 'address'] })
  }
}

/** An empty field is null even if the profile had no value before, so that a second press sends the same change. */
function editOf(typed: string | undefined, current: string | null): string | null | undefined {
  if (typed === undefined) return current ?? undefined
  return typed === '' ? null : typed
}

export default function UpdateProfile() {
  const { profile, idempotencyKey, requiresPassword } = useLoaderData<typeof loader>()
  const form = useScreenForm(ProfileSchema, SECRET_FIELDS)
  const email = form.field('email')
  const address = form.field('address')
  return (
    <Page title={m.editProfile()} back={{ to: paths.profile(), label: m.myProfile() }} width="form">
      <AccountForm
        action={paths.updateProfile()}
        form={form}
        idempotencyKey={idempotencyKey}
        submitLabel={m.save()}
        cancel={<ButtonLink to={paths.profile()}>{m.cancel()}</ButtonLink>}
      >
        <TextField name="name" label={m.name()} defaultValue={profile.name} maxLength={100} isDisabled />
        <TextField name="mobile" label={m.mobile()} defaultValue={profile.mobile} isDisabled />
        <TextField
          {...email}
          isOptional
          type="email"
          autoComplete="email"
          maxLength={200}
          defaultValue={email.defaultValue ?? profile.email ?? ''}
        />
        <TextAreaField
          {...address}
          isOptional
          autoComplete="street-address"
          maxLength={500}
          defaultValue={address.defaultValue ?? profile.address ?? ''}
        />
        <CurrentPasswordField
          {...form.field('currentPassword')}
          isRequired={requiresPassword}
          hint={m.passwordForNewEmailHint()}
        />
      </AccountForm>
    </Page>
  )
}

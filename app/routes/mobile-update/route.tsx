import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Outlet, useLoaderData, useMatch, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { AccountForm } from '~/subjects/account/account-form'
import { CurrentPasswordField } from '~/subjects/account/current-password-field'
import { claimMobileCode } from '~/subjects/account/mobile-code.server'
import { passwordFailure, withPasswordError } from '~/subjects/account/password-check.server'
import { failureKind } from '~/api/errors'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { requiresPassword } from '~/session/proof.server'
import { commitSession } from '~/session/session.server'
import { ButtonLink } from '~/ui/button/button'
import { Dialog } from '~/ui/dialog/dialog'
import { TextField } from '~/ui/field/text-field'
import { Page } from '~/ui/page/page'
import { MobileSchema, SECRET_FIELDS } from '~/subjects/account/account-schemas'

export const handle = pageTitle(m.editMobile)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  const { mobile, email } = await api.account.profile()
  return {
    mobile,
    email,
    idempotencyKey: newIdempotencyKey(session),
    requiresPassword: await requiresPassword(session),
  }
}

/** Sends a code to the new mobile number. The session stores the number until the person confirms it (M070). */
export async function action(args: ActionFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  const form = await withPasswordError(session, await readForm(args, MobileSchema, SECRET_FIELDS))
  if (!form.data) return invalid(form)
  const failure = await passwordFailure(args, { session, api }, form)
  if (failure) return failure
  const newMobile = form.data.mobile
  try {
    await claimMobileCode(session)
    await api.account.changeMobile(newMobile, form.idempotencyKey)
  } catch (error) {
    const title = failureKind(error) === 'throttled' ? undefined : m.mobileAlreadyExists()
    return failedCall(form, error, { title, fields: ['mobile'] })
  }
  return redirect(paths.updateMobileOtp(), {
    headers: await commitSession({ ...session, newMobile }),
  })
}

/** Asks for the code in a dialog over this page, or on a page of its own if the server rendered the form for the code. */
export default function UpdateMobile() {
  const isAtOtp = useMatch(paths.updateMobileOtp()) !== null
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  // A page from the server stays a page, so that hydration shifts nothing.
  const [wasServedAsPage] = useState(isAtOtp && !isHydrated)
  if (isAtOtp && (wasServedAsPage || !isHydrated))
    return (
      <Page title={m.editMobile()} width="form">
        <Outlet />
      </Page>
    )
  return (
    <Page title={m.editMobile()} back={{ to: paths.profile(), label: m.myProfile() }} width="form">
      <NewMobileForm />
      {isHydrated && (
        <Dialog
          title={m.enterOtp()}
          isOpen={isAtOtp}
          onClose={() => {
            if (isAtOtp) navigate(paths.updateMobile(), { preventScrollReset: true })
          }}
        >
          <Outlet />
        </Dialog>
      )}
    </Page>
  )
}

function NewMobileForm() {
  const { mobile, email, idempotencyKey, requiresPassword } = useLoaderData<typeof loader>()
  const form = useScreenForm(MobileSchema, SECRET_FIELDS)
  return (
    <AccountForm
      action={paths.updateMobile()}
      form={form}
      idempotencyKey={idempotencyKey}
      cancel={<ButtonLink to={paths.profile()}>{m.cancel()}</ButtonLink>}
    >
      <TextField name="current" label={m.currentMobile()} defaultValue={mobile} isDisabled />
      <TextField
        {...form.field('mobile')}
        hint={m.otpGoesToNewNumber()}
        inputMode="numeric"
        autoComplete="tel-national"
        isDigitsOnly
      />
      <CurrentPasswordField {...form.field('currentPassword')} isRequired={requiresPassword} />
      <input type="hidden" name="email" value={email ?? ''} />
    </AccountForm>
  )
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { AccountForm } from '~/subjects/account/account-form'
import { claimMobileGuess } from '~/subjects/account/mobile-code.server'
import { otpSchema } from '~/subjects/account/account-schemas'
import { MAX_DIGITS } from '~/domain/otp'
import { env } from '~/env.server'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { logSecurity } from '~/session/security-log.server'
import { commitSession } from '~/session/session.server'
import { redirectWithToast } from '~/session/toast.server'
import { ButtonLink } from '~/ui/button/button'
import { TextField } from '~/ui/field/text-field'
import { Notice } from '~/ui/notice/notice'

export const handle = pageTitle(m.editMobile)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const SECRET_FIELDS = ['otp']

export async function loader(args: LoaderFunctionArgs) {
  const { session } = await requireAssociate(args)
  if (session.newMobile === null) throw redirect(paths.updateMobile())
  return { newMobile: session.newMobile, digits: env.otpDigits, idempotencyKey: newIdempotencyKey(session) }
}

export async function action(args: ActionFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  if (session.newMobile === null) throw redirect(paths.updateMobile())
  const form = await readForm(args, otpSchema(env.otpDigits), SECRET_FIELDS)
  if (!form.data) return invalid(form)
  try {
    if (!(await claimMobileGuess(session)))
      return invalid(form, { otp: { type: 'spent', message: m.otpNoLongerValid() } })
    const change = { mobile: session.newMobile, otp: form.data.otp, current: await api.account.profile() }
    await api.account.verifyMobile(change, form.idempotencyKey)
    logSecurity(args, 'mobile changed', { user: session.user.id })
  } catch (error) {
    return failedCall(form, error, { fields: ['otp'] })
  }
  return redirectWithToast(
    paths.profile(),
    { type: 'success', message: m.mobileNumberChanged() },
    { headers: await commitSession({ ...session, newMobile: null }) },
  )
}

/** Renders in a page or a dialog. */
export default function ConfirmMobile() {
  const { newMobile, digits, idempotencyKey } = useLoaderData<typeof loader>()
  const schema = useMemo(() => otpSchema(digits), [digits])
  const form = useScreenForm(schema, SECRET_FIELDS)
  return (
    <AccountForm
      action={paths.updateMobileOtp()}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={m.submitCode()}
      cancel={<ButtonLink to={paths.updateMobile()}>{m.close()}</ButtonLink>}
    >
      <Notice tone="positive" title={m.otpGenerated()}>
        {m.itWasSentToNewMobile({ newMobile })}
      </Notice>
      <TextField
        {...form.field('otp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={digits ?? MAX_DIGITS}
        isDigitsOnly
      />
    </AccountForm>
  )
}

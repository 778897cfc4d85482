import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AccountForm } from '~/account/account-form'
import { passwordFailure, requirePassword } from '~/account/require-password.server'
import { NotMeSchema, SECRETS } from '~/activity/not-me-schema'
import { newIdempotencyKey } from '~/forms/idempotency-key.server'
import { readForm } from '~/forms/read-form.server'
import { failedCall, invalid } from '~/forms/submission-result.server'
import { useScreenForm } from '~/forms/use-screen-form'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'
import { ButtonLink } from '~/ui/button/button'
import { PasswordField } from '~/ui/field/password-field'
import { Page } from '~/ui/page/page'
import { TextLink } from '~/ui/text-link/text-link'

/** Also in a session that has just begun: it may be the stranger's (X051). */
const ALWAYS = { isAlways: true }

export const handle = pageTitle('This wasn’t me')
export { actionKeepingInput as clientAction } from '~/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('activity')
  return { idempotencyKey: newIdempotencyKey(session) }
}

export async function action(args: ActionFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('activity')
  const form = await requirePassword(session, await readForm(args, NotMeSchema, SECRETS), ALWAYS)
  if (!form.data) return invalid(form)
  const failure = await passwordFailure(args, { session, api }, form, ALWAYS)
  if (failure) return failure
  try {
    const { sessions } = await api.activity.notMe(form.idempotencyKey)
    logSecurity(args, 'session ended', { user: session.user.id, reason: 'not me' })
    const message = `${endedText(sessions)} Now choose a new password.`
    return await redirectWithToast(paths.changePassword(), { type: 'success', message })
  } catch (error) {
    return failedCall(form, error)
  }
}

function endedText(sessions: number): string {
  if (sessions === 0) return 'No other device was logged in.'
  return sessions === 1 ? '1 other device is logged out.' : `${sessions} other devices are logged out.`
}

export default function NotMe() {
  const { idempotencyKey } = useLoaderData<typeof loader>()
  const form = useScreenForm(NotMeSchema, SECRETS)
  return (
    <Page
      title="This wasn’t me"
      back={{ to: paths.activity(), label: 'Account Activity' }}
      lead="If you see something you didn’t do, log out every other device and then change your password."
      width="form"
    >
      <AccountForm
        action={paths.notMe()}
        form={form}
        idempotencyKey={idempotencyKey}
        submitLabel="Log out other devices"
        cancel={<ButtonLink to={paths.activity()}>Cancel</ButtonLink>}
      >
        <p>You stay logged in on this device. The report is added to your account activity.</p>
        <PasswordField
          {...form.field('currentPassword')}
          hint="Type your password to show that it is you."
          autoComplete="current-password"
        />
        <p>
          If you don’t know it,{' '}
          <TextLink to={paths.logout()} isInline>
            log out
          </TextLink>
          , log in with an OTP and choose a new password. That logs out every other device too.
        </p>
      </AccountForm>
    </Page>
  )
}

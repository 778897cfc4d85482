import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod/v4-mini'
import { AccountForm } from '~/subjects/account/account-form'
import { passwordFailure, withPasswordError } from '~/subjects/account/password-check.server'
import { currentPassword, SECRET_FIELDS } from '~/subjects/account/account-schemas'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'
import { ButtonLink } from '~/ui/button/button'
import { PasswordField } from '~/ui/field/password-field'
import { Page } from '~/ui/page/page'
import { RichText } from '~/ui/text/text'
import { TextLink } from '~/ui/text-link/text-link'

const NotMeSchema = z.object({ currentPassword })

/** Asks for the password even directly after login, because a stranger may have logged in (X051). */
const ALWAYS_REQUIRED = { isAlwaysRequired: true }

export const handle = pageTitle(m.thisWasntMe)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('activity')
  return { idempotencyKey: newIdempotencyKey(session) }
}

export async function action(args: ActionFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('activity')
  const form = await withPasswordError(
    session,
    await readForm(args, NotMeSchema, SECRET_FIELDS),
    ALWAYS_REQUIRED,
  )
  if (!form.data) return invalid(form)
  const failure = await passwordFailure(args, { session, api }, form, ALWAYS_REQUIRED)
  if (failure) return failure
  try {
    const { sessions } = await api.activity.notMe(form.idempotencyKey)
    logSecurity(args, 'session ended', { user: session.user.id, reason: 'not me' })
    const message = m.devicesEndedChoosePassword({ sessions })
    return await redirectWithToast(paths.changePassword(), { type: 'success', message })
  } catch (error) {
    return failedCall(form, error)
  }
}

export default function NotMe() {
  const { idempotencyKey } = useLoaderData<typeof loader>()
  const form = useScreenForm(NotMeSchema, SECRET_FIELDS)
  return (
    <Page
      title={m.thisWasntMe()}
      back={{ to: paths.activity(), label: m.accountActivityScreen() }}
      lead={m.activityAdvice()}
      width="form"
    >
      <AccountForm
        action={paths.notMe()}
        form={form}
        idempotencyKey={idempotencyKey}
        submitLabel={m.logOutOtherDevices()}
        cancel={<ButtonLink to={paths.activity()}>{m.cancel()}</ButtonLink>}
      >
        <p>{m.notMeLead()}</p>
        <PasswordField
          {...form.field('currentPassword')}
          hint={m.notMePasswordHint()}
          autoComplete="current-password"
        />
        <p>
          <RichText
            text={m.forgottenPasswordHintNotMe()}
            parts={{
              link: (words) => (
                <TextLink to={paths.logout()} isInline>
                  {words}
                </TextLink>
              ),
            }}
          />
        </p>
      </AccountForm>
    </Page>
  )
}

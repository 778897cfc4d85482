import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form } from '@remix-run/react'
import * as z from 'zod/v4-mini'
import { failureKind } from '~/api/errors'
import { userName } from '~/domain/contact'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { labelled } from '~/screen/forms/form-schema'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { pageTitle } from '~/screen/page-title'
import { commitChallenge } from '~/session/challenge.server'
import { CSRF_TOKEN } from '~/session/csrf-token'
import { requireSignedOut } from '~/session/guard.server'
import { requireSameOrigin } from '~/session/same-origin.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'
import { sendCodeOnce } from '~/subjects/account/send-code.server'
import { Button } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Page } from '~/ui/page/page'

export const ForgotPasswordSchema = z.object({
  userId: labelled(
    m.mobileOrEmail,
    z
      .string({ error: m.pleaseEnterMobileOrEmail })
      .check(
        z.overwrite(userName),
        z.minLength(1, { error: m.pleaseEnterMobileOrEmail }),
        z.maxLength(200, { error: m.mobileOrEmailIsTooLong }),
        z.regex(/^[^\u0000-\u001f\u007f]*$/, { error: m.pleaseEnterMobileOrEmail }),
      ),
  ),
})

export const handle = pageTitle(m.forgotPassword)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  await requireSignedOut(args)
  return null
}

/** The portal's response is the same with and without an account. Only the upstream's message could reveal who has one. */
export async function action(args: ActionFunctionArgs) {
  await requireSameOrigin(args)
  await requireSignedOut(args)
  const form = await readForm(args, ForgotPasswordSchema)
  if (!form.data) return invalid(form)
  const { userId } = form.data
  try {
    const csrfToken = String(form.entriesOf(CSRF_TOKEN)[0] ?? '')
    const { message, challenge } = await sendCodeOnce(args, userId, csrfToken)
    return await redirectWithToast(
      paths.forgotPasswordOtp(),
      { type: 'success', message: message || m.otpGenerated() },
      { headers: { 'Set-Cookie': await commitChallenge(challenge) } },
    )
  } catch (error) {
    logSecurity(args, 'code not sent', { typed: userId, reason: failureKind(error) })
    return failedCall(form, error)
  }
}

export default function ForgotPassword() {
  const form = useScreenForm(ForgotPasswordSchema)
  return (
    <Page
      title={m.forgotPassword()}
      lead={m.forgotPasswordLead()}
      back={{ to: paths.login(), label: m.backToLogin() }}
      width="form"
    >
      <Form method="post" action={`${paths.forgotPassword()}?index`} noValidate onSubmit={form.onSubmit}>
        <FormLayout
          summary={<ErrorSummary {...form.summary} />}
          actions={
            <Button variant="primary" isPending={form.isSubmitting} softDisabled={form.isSoftDisabled}>
              {m.submit()}
            </Button>
          }
        >
          <TextField {...form.field('userId')} autoComplete="username" />
          <CsrfTokenField />
        </FormLayout>
      </Form>
    </Page>
  )
}

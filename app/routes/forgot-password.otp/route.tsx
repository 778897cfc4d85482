import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, Outlet, useActionData, useLoaderData, useNavigate } from '@remix-run/react'
import { useEffect, useMemo } from 'react'
import { otpSchema } from '~/subjects/account/account-schemas'
import { failureKind } from '~/api/errors'
import { newCaller } from '~/api/caller.server'
import { env } from '~/env.server'
import { CHANNEL_PARTNER } from '~/domain/user-type'
import { digitsOf, MAX_DIGITS } from '~/domain/otp'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { readForm } from '~/screen/forms/read-form.server'
import { failed, failedCall, invalid, NO_INPUT } from '~/screen/forms/submission-result.server'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { AREAS } from '~/paths/area'
import { paths } from '~/paths/paths'
import { type Challenge, clearChallenge, getChallenge, secondsUntilResend } from '~/session/challenge.server'
import { requireSignedOut } from '~/session/guard.server'
import { requireSameOrigin } from '~/session/same-origin.server'
import { logSecurity } from '~/session/security-log.server'
import { SessionTooLargeError } from '~/session/session.server'
import { startSession } from '~/session/start.server'
import { Button } from '~/ui/button/button'
import { ErrorSummary, type ErrorSummaryProps } from '~/ui/error-summary/error-summary'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Page } from '~/ui/page/page'
import { Resend } from './resend'
import { signInByOtp } from './sign-in.server'

export const handle = pageTitle(m.enterOtp)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const SECRET_FIELDS = ['otp']
const MAX_EMAIL_LENGTH = 100
const BACK_TO_LOGIN = { seconds: 5, to: paths.login() }

export async function loader(args: LoaderFunctionArgs) {
  await requireSignedOut(args)
  const challenge = await getChallenge(args)
  if (!challenge) throw redirect(paths.forgotPassword())
  const secondsLeft = secondsUntilResend(challenge)
  return {
    digits: digitsIn(challenge),
    sentTo: recipientOf(challenge),
    secondsLeft,
    sentAtMs: challenge.sentAtMs,
    // Without scripts, a page that was opened by GET reloads when Resend becomes available.
    refresh: secondsLeft > 0 ? { seconds: secondsLeft } : null,
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireSameOrigin(args)
  await requireSignedOut(args)
  const challenge = await getChallenge(args)
  if (!challenge) throw redirect(paths.forgotPassword())
  const form = await readForm(args, otpSchema(digitsIn(challenge)), SECRET_FIELDS)
  if (!form.data) return invalid(form)

  const attempt = { by: 'otp', typed: challenge.userId } as const
  const logRefusal = (reason: string) => logSecurity(args, 'sign-in refused', { ...attempt, reason })
  try {
    const result = await signInByOtp(newCaller(args, null), challenge, form.data.otp)
    if ('refusal' in result) {
      logRefusal('wrong or spent')
      return invalid(form, { otp: { type: 'wrong', message: result.refusal } })
    }
    if (result.user.type !== CHANNEL_PARTNER) {
      logRefusal('user type')
      return refuseOtherUserType()
    }
    const mustChangePassword = result.mustChangePassword.afterOtp
    const headers = await startSession(args, result, { mustChangePassword })
    logSecurity(args, 'sign-in', { ...attempt, user: result.user.id })
    headers.append('Set-Cookie', clearChallenge())
    return redirect(mustChangePassword ? paths.forcedChangePassword() : AREAS.portal.start(), { headers })
  } catch (error) {
    if (error instanceof SessionTooLargeError)
      return failed(form, { title: m.loginFailed(), message: error.message }, 502)
    logRefusal(failureKind(error))
    return failedCall(form, error, { title: m.loginFailed() })
  }
}

/** The upstream masks the mobile or email address to which it sent the code. */
function recipientOf({ contactNumber }: Challenge) {
  const isEmail = contactNumber.includes('@')
  return { isEmail, shown: isEmail ? contactNumber.slice(0, MAX_EMAIL_LENGTH) : contactNumber.slice(-4) }
}

const digitsIn = ({ otp }: Challenge) => digitsOf(otp) ?? env.otpDigits

function refuseOtherUserType() {
  const failure = { title: m.loginFailed(), message: m.onlyChannelPartners() }
  const { data: result } = failed(NO_INPUT, failure)
  return data(
    { ...result, refresh: BACK_TO_LOGIN },
    { status: 400, headers: { 'Set-Cookie': clearChallenge() } },
  )
}

export default function EnterOtp() {
  const { digits, sentTo, secondsLeft, sentAtMs } = useLoaderData<typeof loader>()
  const schema = useMemo(() => otpSchema(digits), [digits])
  const form = useScreenForm(schema, SECRET_FIELDS)
  const isOtherUserType = useBackToLogin()
  if (isOtherUserType) return <BackToLogin summary={form.summary} />
  return (
    <Page title={m.enterOtp()} lead={leadOf(digits ?? 0, sentTo)} width="form">
      <Form method="post" action={paths.forgotPasswordOtp()} noValidate onSubmit={form.onSubmit}>
        <CsrfTokenField />
        <FormLayout
          summary={<ErrorSummary {...form.summary} />}
          actions={
            <>
              <Button variant="primary" isPending={form.isSubmitting} softDisabled={form.isSoftDisabled}>
                {m.submitOtp()}
              </Button>
              <Button form="leave" variant="quiet" icon="back">
                {m.backToLogin()}
              </Button>
            </>
          }
        >
          <TextField
            {...form.field('otp')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={digits ?? MAX_DIGITS}
            isDigitsOnly
          />
        </FormLayout>
      </Form>
      <Outlet />
      <Resend key={sentAtMs} secondsLeft={secondsLeft} />
      <Form id="leave" method="post" action={paths.leaveForgotPassword()}>
        <CsrfTokenField />
      </Form>
    </Page>
  )
}

function leadOf(digits: number, { isEmail, shown }: ReturnType<typeof recipientOf>): string {
  if (!shown) return m.sentOtp({ digits })
  return isEmail
    ? m.sentOtpToEmail({ digits, email: shown })
    : m.sentOtpToMobile({ digits, numberEnding: shown })
}

function BackToLogin({ summary }: { summary: ErrorSummaryProps }) {
  return (
    <Page title={m.enterOtp()} back={{ to: BACK_TO_LOGIN.to, label: m.backToLogin() }} width="form">
      <ErrorSummary {...summary} />
      <p>{m.backToLoginInSeconds({ seconds: BACK_TO_LOGIN.seconds })}</p>
    </Page>
  )
}

/** A script returns a user of another type to login. Pages without scripts have `refresh` instead, and each page has a link (M049). */
function useBackToLogin(): boolean {
  const result = useActionData<typeof action>()
  const navigate = useNavigate()
  const isOtherUserType = Boolean(result && 'refresh' in result)
  useEffect(() => {
    if (!isOtherUserType) return
    const timer = setTimeout(() => navigate(BACK_TO_LOGIN.to), BACK_TO_LOGIN.seconds * 1000)
    return () => clearTimeout(timer)
  }, [isOtherUserType, navigate])
  return isOtherUserType
}

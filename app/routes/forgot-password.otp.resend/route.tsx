import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { failureKind, retryHeaders } from '~/api/errors'
import { resendWait } from '~/domain/otp'
import type { SubmissionResult } from '~/screen/forms/submission-result'
import { failed, failedCall, NO_INPUT } from '~/screen/forms/submission-result.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { commitChallenge, getChallenge, secondsUntilResend } from '~/session/challenge.server'
import { requireSignedOut } from '~/session/guard.server'
import { requireSameOrigin } from '~/session/same-origin.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { resendOnce } from './resend.server'

export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export function loader() {
  return null
}

/** Sends a new code, which replaces the old one. Refuses for 20 seconds after the old one was sent (M044). */
export async function action(args: ActionFunctionArgs) {
  await requireSameOrigin(args)
  await requireSignedOut(args)
  const challenge = await getChallenge(args)
  if (!challenge) return redirect(paths.forgotPassword())
  const seconds = secondsUntilResend(challenge)
  if (seconds > 0) {
    const failure = { title: m.answerNotYet(), message: resendWait(seconds) }
    return failed(NO_INPUT, failure, { status: 429, headers: retryHeaders(seconds) })
  }
  try {
    const resent = await resendOnce(args, challenge)
    if (!resent) return redirect(paths.forgotPassword())
    const { message, next } = resent
    return await redirectWithToast(
      paths.forgotPasswordOtp(),
      { type: 'success', message: message || m.otpGenerated() },
      { headers: { 'Set-Cookie': await commitChallenge(next) } },
    )
  } catch (error) {
    logSecurity(args, 'code not sent', { typed: challenge.userId, reason: failureKind(error) })
    return failedCall(NO_INPUT, error)
  }
}

/** Renders inside the page that asks for the code. */
export default function Resent() {
  const result = useActionData<SubmissionResult>()
  const failure = result?.status === 'failed' ? result.failure : undefined
  return <ErrorSummary errors={[]} failure={failure} attempt={result} />
}

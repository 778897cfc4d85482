import { forgotPassword } from '~/api/account.server'
import { overLimitOfDay } from '~/api/errors'
import type { Caller } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { type Challenge, claimCode, newChallenge } from '~/session/challenge.server'

/** Throws `ApiError`, also above the daily limit. */
export async function sendCode(
  caller: Caller,
  userId: string,
  old?: Challenge,
): Promise<{ message: string; challenge: Challenge }> {
  if (!(await claimCode(userId))) throw overLimitOfDay('forgotPassword', m.tooManyCodesRequested())
  const { message, otp, contactNumber, challenge } = await forgotPassword(caller, userId, {
    oldOtp: old?.otp ?? undefined,
    challenge: old?.upstreamId ?? undefined,
  })
  return { message, challenge: newChallenge({ userId, otp, contactNumber, upstreamId: challenge }) }
}

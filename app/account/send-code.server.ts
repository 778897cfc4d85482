import { forgotPassword } from '~/api/account.server'
import { dailyLimitReached } from '~/api/errors'
import type { Caller } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { type Challenge, claimCode, newChallenge } from '~/session/challenge.server'

/** Throws `ApiError`, also above the daily limit. */
export async function sendCode(
  caller: Caller,
  userId: string,
  old?: Challenge,
): Promise<{ message: string; challenge: Challenge }> {
  const claim = await claimCode(userId)
  if (claim !== 'granted')
    throw dailyLimitReached(
      'forgotPassword',
      claim === 'codes' ? m.tooManyCodesRequested() : m.tooManyWrongCodes(),
    )
  const { message, otp, contactNumber, challenge } = await forgotPassword(caller, userId, {
    oldOtp: old?.otp ?? undefined,
    challenge: old?.upstreamId ?? undefined,
  })
  return { message, challenge: newChallenge({ userId, otp, contactNumber, upstreamId: challenge }) }
}

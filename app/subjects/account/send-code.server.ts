import { LRUCache } from 'lru-cache'
import { forgotPassword } from '~/api/account.server'
import { dailyLimitReached } from '~/api/errors'
import { newCaller, type RequestArgs } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { type Challenge, newChallenge } from '~/session/challenge.server'
import { claimCode, ownerAtLogin } from '~/session/code-limits.server'
import { logSecurity } from '~/session/security-log.server'
import { sign } from '~/session/signing.server'

interface SentCode {
  message: string
  challenge: Challenge
}

const ONCE_MS = 5_000

const sentCodes = new LRUCache<string, SentCode, { args: RequestArgs; userId: string }>({
  max: 10_000,
  ttl: ONCE_MS,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => sendCode(context.args, context.userId),
})

/**
 * Sends only one code if a person presses the button twice in `ONCE_MS`. `pageToken` is the page's CSRF token, which differs for each page;
 * if it is empty, each press sends a code.
 */
export async function sendCodeOnce(args: RequestArgs, userId: string, pageToken: string): Promise<SentCode> {
  if (pageToken === '') return sendCode(args, userId)
  return sentCodes.forceFetch(sign('code of a page', pageToken, userId), { context: { args, userId } })
}

/** Throws `ApiError` if the upstream fails or a limit is reached. */
export async function sendCode(
  args: RequestArgs,
  userId: string,
  oldChallenge?: Challenge,
): Promise<SentCode> {
  const claim = await claimCode(ownerAtLogin(userId))
  if (claim !== 'granted')
    throw dailyLimitReached(
      'forgotPassword',
      claim === 'codes' ? m.tooManyCodesRequested() : m.tooManyWrongCodes(),
    )
  const { message, otp, contactNumber, challenge } = await forgotPassword(newCaller(args, null), userId, {
    oldOtp: oldChallenge?.otp ?? undefined,
    challenge: oldChallenge?.upstreamId ?? undefined,
  })
  logSecurity(args, 'code sent', { typed: userId })
  return { message, challenge: newChallenge({ userId, otp, contactNumber, upstreamId: challenge }) }
}

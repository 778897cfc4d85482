import { LRUCache } from 'lru-cache'
import { forgotPassword } from '~/api/account.server'
import { dailyLimitReached } from '~/api/errors'
import type { Caller } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { type Challenge, claimCode, newChallenge } from '~/session/challenge.server'
import { sign } from '~/session/signing.server'

interface SentCode {
  message: string
  challenge: Challenge
}

const ONCE_MS = 5_000

const sentCodes = new LRUCache<string, SentCode, { caller: Caller; userId: string }>({
  max: 10_000,
  ttl: ONCE_MS,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => sendCode(context.caller, context.userId),
})

/** Sends one code if a person presses twice. `pageToken` is the CSRF token, which differs for each page. */
export async function sendCodeOnce(caller: Caller, userId: string, pageToken: string): Promise<SentCode> {
  if (pageToken === '') return sendCode(caller, userId)
  return sentCodes.forceFetch(sign('code of a page', pageToken, userId), { context: { caller, userId } })
}

/** Throws `ApiError` if the upstream fails or the daily limit is reached. */
export async function sendCode(caller: Caller, userId: string, old?: Challenge): Promise<SentCode> {
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

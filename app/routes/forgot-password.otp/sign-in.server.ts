import { timingSafeEqual } from 'node:crypto'
import { loginWithOtp } from '~/api/account.server'
import type { SignedIn } from '~/api/contract/auth'
import { dailyLimitReached, refusal } from '~/api/errors'
import type { Caller } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { type Challenge, claimTry, endChallenge } from '~/session/challenge.server'

/** The upstream's message, in English (M041). */
const WRONG = 'OTP is invalid.'

type LoginResult = SignedIn | { refusal: string }

/** Pressing twice logs in once. */
const loginsInProgress = new Map<string, Promise<LoginResult>>()

/**
 * Returns the refusal of a wrong code. An upstream that kept the code secret or sent a challenge compares the code and counts the
 * guess; otherwise this server compares it. Throws `ApiError`.
 */
export function signInByOtp(caller: Caller, challenge: Challenge, typed: string): Promise<LoginResult> {
  const press = `${challenge.id} ${typed}`
  const running = loginsInProgress.get(press)
  if (running) return running
  const signingIn = signIn(caller, challenge, typed).finally(() => loginsInProgress.delete(press))
  loginsInProgress.set(press, signingIn)
  return signingIn
}

async function signIn(caller: Caller, challenge: Challenge, typed: string): Promise<LoginResult> {
  const claim = await claimTry(challenge)
  if (claim === 'spent') return { refusal: m.otpNoLongerValid() }
  if (claim === 'limit') throw dailyLimitReached('loginWithOtp', m.tooManyWrongCodes())
  const { userId, contactNumber, otp, upstreamId } = challenge
  if (upstreamId === null && otp !== null && !isSame(otp, typed)) return { refusal: m.otpIsInvalid() }
  try {
    const attempt = { userId, contactNumber, otp: typed, challenge: upstreamId ?? undefined }
    const signedIn = await loginWithOtp(caller, attempt)
    await endChallenge(challenge)
    return signedIn
  } catch (error) {
    if (upstreamId !== null && refusal(error) === WRONG) return { refusal: m.otpIsInvalid() }
    throw error
  }
}

function isSame(code: string, typed: string): boolean {
  const [expected, given] = [Buffer.from(code), Buffer.from(typed)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

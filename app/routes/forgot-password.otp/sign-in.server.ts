import { timingSafeEqual } from 'node:crypto'
import { loginWithOtp } from '~/api/account.server'
import type { SignedIn } from '~/contract/auth'
import { dailyLimitReached, refusal } from '~/api/errors'
import type { Caller } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { type Challenge, claimTry, endChallenge } from '~/session/challenge.server'

/** The upstream's message for a wrong code, in English (M043). */
const WRONG_CODE = 'OTP is invalid.'

type LoginResult = SignedIn | { refusal: string }

/** Pressing twice logs in once. */
const loginsInProgress = new Map<string, Promise<LoginResult>>()

/**
 * Returns a refusal for a wrong code, and for a code that is no longer valid. If the upstream revealed the code and named no challenge,
 * the portal compares the typed code before it calls the upstream; otherwise only the upstream compares it. Throws `ApiError` on any
 * other failure, and if an upstream that named no challenge refuses the code.
 */
export function signInByOtp(caller: Caller, challenge: Challenge, typed: string): Promise<LoginResult> {
  const pressKey = `${challenge.id} ${typed}`
  const running = loginsInProgress.get(pressKey)
  if (running) return running
  const signingIn = signIn(caller, challenge, typed).finally(() => loginsInProgress.delete(pressKey))
  loginsInProgress.set(pressKey, signingIn)
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
    if (upstreamId !== null && refusal(error) === WRONG_CODE) return { refusal: m.otpIsInvalid() }
    throw error
  }
}

function isSame(code: string, typed: string): boolean {
  const [expected, given] = [Buffer.from(code), Buffer.from(typed)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

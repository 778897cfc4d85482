import { timingSafeEqual } from 'node:crypto'
import { loginWithOtp } from '~/api/account.server'
import type { SignedIn } from '~/api/contract/auth'
import type { Caller } from '~/api/transport.server'
import { OTP_SPENT, OTP_WRONG } from '~/domain/otp'
import { type Challenge, claimTry, endChallenge } from '~/session/challenge.server'

type Answer = SignedIn | { refusal: string }

/** Sign-ins that are under way: who presses twice signs in once. */
const underWay = new Map<string, Promise<Answer>>()

/**
 * Signs in with the code that was typed, or tells why it does not do. It is compared here where the upstream has told it, and
 * by the upstream where it has not. Throws `ApiError`.
 */
export function signInByOtp(caller: Caller, challenge: Challenge, typed: string): Promise<Answer> {
  const press = `${challenge.id} ${typed}`
  const running = underWay.get(press)
  if (running) return running
  const signingIn = signIn(caller, challenge, typed).finally(() => underWay.delete(press))
  underWay.set(press, signingIn)
  return signingIn
}

async function signIn(caller: Caller, challenge: Challenge, typed: string): Promise<Answer> {
  if (!(await claimTry(challenge))) return { refusal: OTP_SPENT }
  if (challenge.otp !== null && !isSame(challenge.otp, typed)) return { refusal: OTP_WRONG }
  const { userId, contactNumber } = challenge
  const signedIn = await loginWithOtp(caller, { userId, contactNumber, otp: typed })
  await endChallenge(challenge)
  return signedIn
}

function isSame(code: string, typed: string): boolean {
  const [one, other] = [Buffer.from(code), Buffer.from(typed)]
  return one.length === other.length && timingSafeEqual(one, other)
}

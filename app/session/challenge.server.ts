import { serialize } from 'cookie'
import { z } from 'zod/v4'
import { claimGuess, ownerAtLogin } from './code-limits.server'
import { type CookieArgs, readCookie } from './cookies.server'
import { cookieFlags, cookiePrefix, seal, unseal } from './session.server'
import { bestEffortStore } from './shared-store.server'

const CODE_MS = 10 * 60_000
const RESEND_MS = 20_000
/** Longer than the lifetime of a code, so that the person can request another code. */
const MAX_AGE_MS = 60 * 60_000

/**
 * A pending one-time password in a sealed cookie. The portal counts tries and records ended challenges, so that sending an old cookie again
 * gains nothing (M046). `claimTry` throws `ApiError` if Redis is configured but cannot be used.
 */
export const ChallengeSchema = z.object({
  id: z.string().min(1),
  /** Mobile or email, as entered. */
  userId: z.string(),
  contactNumber: z.string(),
  /** Null if the upstream does not reveal the code. */
  otp: z.string().nullable(),
  /** Id of the upstream's challenge; null if the upstream names none. */
  upstreamId: z.string().nullable().default(null),
  sentAtMs: z.number(),
})

export type Challenge = z.output<typeof ChallengeSchema>

const NAME = `${cookiePrefix}challenge`

export function newChallenge({
  upstreamId = null,
  ...sent
}: Pick<Challenge, 'userId' | 'contactNumber' | 'otp'> & Partial<Pick<Challenge, 'upstreamId'>>): Challenge {
  return { id: crypto.randomUUID(), upstreamId, sentAtMs: Date.now(), ...sent }
}

export async function getChallenge(args: CookieArgs): Promise<Challenge | null> {
  const sealed = readCookie(args, NAME)
  const challenge = sealed ? ChallengeSchema.safeParse(await unseal(sealed)) : null
  const isCurrent = challenge?.success && Date.now() - challenge.data.sentAtMs < MAX_AGE_MS
  return isCurrent ? challenge.data : null
}

export async function commitChallenge(challenge: Challenge): Promise<string> {
  return serialize(NAME, await seal(challenge), { ...cookieFlags, maxAge: MAX_AGE_MS / 1000 })
}

export function clearChallenge(): string {
  return serialize(NAME, '', { ...cookieFlags, maxAge: 0 })
}

const endedChallenges = bestEffortStore('code-over')

/** `spent`: used, replaced, abandoned, expired or tried too often. `limit`: too many guesses for this user id. */
export async function claimTry(challenge: Challenge): Promise<'granted' | 'spent' | 'limit'> {
  const isOld = Date.now() - challenge.sentAtMs > CODE_MS
  if (isOld || (await isOver(challenge))) return 'spent'
  return claimGuess(ownerAtLogin(challenge.userId), challenge.id, MAX_AGE_MS)
}

export async function isOver({ id }: Challenge): Promise<boolean> {
  return (await endedChallenges.get(id)) !== null
}

export async function endChallenge({ id }: Challenge) {
  await endedChallenges.set(id, '1', MAX_AGE_MS)
}

export function secondsUntilResend({ sentAtMs }: Challenge): number {
  return Math.max(0, Math.ceil((sentAtMs + RESEND_MS - Date.now()) / 1000))
}

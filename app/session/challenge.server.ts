import { serialize } from 'cookie'
import { z } from 'zod'
import { OTP_LIMITS } from '~/domain/otp'
import { cookieFlags, cookiePrefix, readCookie, seal, unseal } from './session.server'
import { strictStore, keyedHash, bestEffortStore } from './shared-store.server'

const TRIES = 5
const CODE_MS = 10 * 60_000
const RESEND_MS = 20_000
/** Longer than a code lives, so that another can be asked for. */
const MAX_AGE_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

/**
 * A one-time password that somebody was asked for. It travels in a sealed cookie, which the browser holds and cannot read; how
 * often it was tried, and whether it still counts, is known to the portal alone, so that an old cookie gains nothing
 * (checklist M046). Where that cannot be told no code is taken: `ApiError`.
 */
export const ChallengeSchema = z.object({
  id: z.string().min(1),
  /** What was entered: a mobile or an e-mail. */
  userId: z.string(),
  contactNumber: z.string(),
  /** Null where the upstream keeps it to itself. */
  otp: z.string().nullable(),
  /** The upstream's name for it; null if the upstream has none and takes our word for the code. */
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

export async function getChallenge(request: Request): Promise<Challenge | null> {
  const sealed = readCookie(request, NAME)
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

const tries = strictStore('code-tries')
const over = bestEffortStore('code-over')
const codesOfDay = strictStore('codes-of-day')
const guessesOfDay = strictStore('guesses-of-day')

/** Counts a code to be sent to this identity, whoever asks; false when it has had its codes or guesses of the last 24 hours. */
export async function claimCode(userId: string): Promise<boolean> {
  const owner = keyedHash(userId.toLowerCase())
  if (!(await guessesOfDay.hasSlot(owner, OTP_LIMITS.guesses, DAY_MS))) return false
  return codesOfDay.takeSlot(owner, OTP_LIMITS.codes, DAY_MS)
}

/**
 * Counts a try of this code and of its identity. `spent`: the code was used, replaced by a newer one, tried too often, or is too
 * old. `limit`: the identity has had its guesses of the last 24 hours.
 */
export async function claimTry(challenge: Challenge): Promise<'granted' | 'spent' | 'limit'> {
  const isOld = Date.now() - challenge.sentAtMs > CODE_MS
  if (isOld || (await isOver(challenge))) return 'spent'
  if ((await tries.count(challenge.id, MAX_AGE_MS)) > TRIES) return 'spent'
  const owner = keyedHash(challenge.userId.toLowerCase())
  return (await guessesOfDay.takeSlot(owner, OTP_LIMITS.guesses, DAY_MS)) ? 'granted' : 'limit'
}

/** Used, left, or replaced by a newer one. */
export async function isOver({ id }: Challenge): Promise<boolean> {
  return (await over.get(id)) !== null
}

export async function endChallenge({ id }: Challenge) {
  await over.set(id, '1', MAX_AGE_MS)
}

/** Seconds until another code may be asked for; 0 when it may (checklist M044). */
export function secondsUntilResend({ sentAtMs }: Challenge): number {
  return Math.max(0, Math.ceil((sentAtMs + RESEND_MS - Date.now()) / 1000))
}

import { serialize } from 'cookie'
import { z } from 'zod'
import { cookieFlags, cookiePrefix, readCookie, seal, unseal } from './session.server'
import { exactStore, markOf, steadyStore } from './shared-store.server'

const TRIES = 5
const CODE_MS = 10 * 60_000
const RESEND_MS = 20_000
/** Longer than a code lives, so that another can be asked for. */
const KEPT_MS = 60 * 60_000

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
  /** Null where the upstream keeps it to itself and compares. */
  otp: z.string().nullable(),
  sentAtMs: z.number(),
})

export type Challenge = z.output<typeof ChallengeSchema>

const NAME = `${cookiePrefix}challenge`

export async function newChallenge(
  sent: Pick<Challenge, 'userId' | 'contactNumber' | 'otp'>,
): Promise<Challenge> {
  const { userId, contactNumber, otp } = sent
  const challenge = { id: crypto.randomUUID(), userId, contactNumber, otp, sentAtMs: Date.now() }
  await newest.set(ownerOf(challenge), challenge.id, KEPT_MS)
  return challenge
}

export async function getChallenge(request: Request): Promise<Challenge | null> {
  const sealed = readCookie(request, NAME)
  const challenge = sealed ? ChallengeSchema.safeParse(await unseal(sealed)) : null
  const isKept = challenge?.success && Date.now() - challenge.data.sentAtMs < KEPT_MS
  return isKept ? challenge.data : null
}

export async function commitChallenge(challenge: Challenge): Promise<string> {
  return serialize(NAME, await seal(challenge), { ...cookieFlags, maxAge: KEPT_MS / 1000 })
}

export function clearChallenge(): string {
  return serialize(NAME, '', { ...cookieFlags, maxAge: 0 })
}

const newest = exactStore('newest-code')
const tries = exactStore('code-tries')
const over = steadyStore('code-over')

/** Counts a try, or answers false: the code was used, replaced by a newer one, tried too often, or is too old. */
export async function claimTry(challenge: Challenge): Promise<boolean> {
  const isOld = Date.now() - challenge.sentAtMs > CODE_MS
  if (isOld || (await isOver(challenge))) return false
  return (await tries.count(challenge.id, KEPT_MS)) <= TRIES
}

/** Used, left, or no longer the newest of who asked. */
export async function isOver(challenge: Challenge): Promise<boolean> {
  const [ended, newestId] = await Promise.all([over.get(challenge.id), newest.get(ownerOf(challenge))])
  return ended !== null || (newestId ?? challenge.id) !== challenge.id
}

export async function endChallenge({ id }: Challenge) {
  await over.set(id, '1', KEPT_MS)
}

/** Seconds until another code may be asked for; 0 when it may (checklist M044). */
export function secondsUntilResend({ sentAtMs }: Challenge): number {
  return Math.max(0, Math.ceil((sentAtMs + RESEND_MS - Date.now()) / 1000))
}

const ownerOf = ({ userId }: Challenge) => markOf(userId.toLowerCase())

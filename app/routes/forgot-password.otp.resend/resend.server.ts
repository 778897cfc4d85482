import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { z } from 'zod/v4'
import { ApiError } from '~/api/errors'
import { sendCode } from '~/subjects/account/send-code.server'
import type { RequestArgs } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { type Challenge, ChallengeSchema, endChallenge, isOver } from '~/session/challenge.server'
import { seal, unseal } from '~/session/session.server'
import { strictStore } from '~/session/shared-store.server'

const ResentSchema = z.object({ message: z.string(), next: ChallengeSchema })

type Resent = z.output<typeof ResentSchema>

/** Within this time, a further press gets the result of the first press. */
const ONCE_MS = 20_000
const TIMEOUT_MS = 15_000

interface ResendContext {
  args: RequestArgs
  challenge: Challenge
}

/**
 * Keyed by the challenge whose code is replaced, so that pressing twice sends one code. The stores below do the same for portals that share
 * one Redis.
 */
const resendCache = new LRUCache<string, Resent | 'over', ResendContext>({
  max: 10_000,
  ttl: ONCE_MS,
  ignoreFetchAbort: true,
  fetchMethod: (_id, _stale, { context }) => resendOrTakeOver(context),
})
const presses = strictStore('resend-presses')
const results = strictStore('resend-results')

/** Null if the challenge is over and no press within `ONCE_MS` has replaced its code. Throws `ApiError` on failure. */
export async function resendOnce(args: RequestArgs, challenge: Challenge): Promise<Resent | null> {
  const result = await resendCache.forceFetch(challenge.id, { context: { args, challenge } })
  return result === 'over' ? null : result
}

async function resendOrTakeOver({ args, challenge }: ResendContext): Promise<Resent | 'over'> {
  const { id } = challenge
  if (await isOver(challenge)) return (await sentResult(id)) ?? 'over'
  if (!(await presses.claim(id, 1, ONCE_MS))) return takeOver(challenge)
  let isSent = false
  try {
    const result = await send(args, challenge)
    // Stored before the challenge ends: a portal that finds the challenge over looks for the result.
    await results.set(id, await seal(result), ONCE_MS)
    isSent = true
    await endChallenge(challenge)
    return result
  } finally {
    // If the deletion fails too, the entry expires.
    if (!isSent) await presses.delete(id).catch(() => undefined)
  }
}

async function send(args: RequestArgs, old: Challenge): Promise<Resent> {
  const { message, challenge } = await sendCode(args, old.userId, old)
  return { message, next: challenge }
}

async function sentResult(id: string): Promise<Resent | null> {
  const sealed = await results.get(id)
  return sealed === null ? null : ResentSchema.parse(await unseal(sealed))
}

/** Waits until the portal that sends the code has stored its result. */
async function takeOver(challenge: Challenge): Promise<Resent | 'over'> {
  const { id } = challenge
  const deadlineMs = performance.now() + TIMEOUT_MS
  while (performance.now() < deadlineMs && (await presses.claims(id, ONCE_MS))) {
    const result = await sentResult(id)
    if (result) return result
    await sleep(100)
  }
  if (await isOver(challenge)) return 'over'
  throw new ApiError('unavailable', m.somethingWentWrong(), 'resend', 'another portal did not send the code')
}

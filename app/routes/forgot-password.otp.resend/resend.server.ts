import { LRUCache } from 'lru-cache'
import { forgotPassword } from '~/api/account.server'
import type { Caller } from '~/api/transport.server'
import { type Challenge, isOver, newChallenge } from '~/session/challenge.server'

interface Resent {
  message: string
  next: Challenge
}

/** By the challenge that was replaced: pressing twice sends one code. */
const resent = new LRUCache<string, Promise<Resent>>({ max: 10_000, ttl: 20_000 })

/** Null when this challenge is over and leads nowhere any more. */
export function resendOnce(caller: Caller, challenge: Challenge): Promise<Resent> | null {
  const running = resent.get(challenge.id)
  if (running) return running
  if (isOver(challenge)) return null
  const sending = resend(caller, challenge)
  resent.set(challenge.id, sending)
  sending.catch(() => resent.delete(challenge.id))
  return sending
}

async function resend(caller: Caller, { userId, otp }: Challenge): Promise<Resent> {
  const { message, ...sent } = await forgotPassword(caller, userId, { oldOtp: otp ?? undefined })
  return { message, next: newChallenge({ userId, ...sent }) }
}

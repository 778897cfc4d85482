import { env } from '~/env.server'
import type { Session } from './session.server'
import { keyedHash, bestEffortStore } from './shared-store.server'

// Sessions signed out before they expired. Kept until no copy of their cookie could be good any more.
const revoked = bestEffortStore('revoked')
const LIFE_MS = env.idleSeconds * 2 * 1000

/** When all sessions of a person were last ended. */
const endedOf = bestEffortStore('sessions-ended')

export async function revokeSession(id: string) {
  await revoked.set(id, '1', LIFE_MS)
}

/** Ends every session that this person has begun by now. */
export async function endSessionsOf({ id }: Session['user']) {
  await endedOf.set(keyedHash(`sessions of ${id}`), String(Date.now()), LIFE_MS)
}

/** Signed out, or begun before all sessions of the person were ended. */
export async function isRevoked({
  id,
  user,
  authenticatedAtMs,
}: Pick<Session, 'id' | 'user' | 'authenticatedAtMs'>): Promise<boolean> {
  const [isOut, endedAtMs] = await Promise.all([
    revoked.get(id),
    endedOf.get(keyedHash(`sessions of ${user.id}`)),
  ])
  return isOut !== null || (endedAtMs !== null && authenticatedAtMs < Number(endedAtMs))
}

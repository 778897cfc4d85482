import { env } from '~/env.server'
import type { Session } from './session.server'
import { markOf, steadyStore } from './shared-store.server'

// Sessions signed out before they expired. Kept until no copy of their cookie could be good any more.
const denied = steadyStore('denied')
const LIFE_MS = env.idleSeconds * 2 * 1000

/** When all sessions of a person were last ended. */
const endedOf = steadyStore('sessions-ended')

export async function denySession(id: string) {
  await denied.set(id, '1', LIFE_MS)
}

/** Ends every session that this person has begun by now. */
export async function endSessionsOf({ id }: Session['user']) {
  await endedOf.set(markOf(`sessions of ${id}`), String(Date.now()), LIFE_MS)
}

/** Signed out, or begun before all sessions of the person were ended. */
export async function isDenied({
  id,
  user,
  authenticatedAtMs,
}: Pick<Session, 'id' | 'user' | 'authenticatedAtMs'>): Promise<boolean> {
  const [isOut, endedAtMs] = await Promise.all([
    denied.get(id),
    endedOf.get(markOf(`sessions of ${user.id}`)),
  ])
  return isOut !== null || (endedAtMs !== null && authenticatedAtMs < Number(endedAtMs))
}

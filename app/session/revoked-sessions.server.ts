import { MAX_IDLE_MS } from './lifetimes.server'
import { bestEffortStore } from './shared-store.server'

interface SessionIdentity {
  id: string
  user: { id: string }
  authenticatedAtMs: number
}

const revoked = bestEffortStore('revoked')
const endedAtByPerson = bestEffortStore('sessions-ended', (...times) =>
  String(Math.max(...times.map(Number))),
)
/** Longer than the lifetime of every copy of the cookie. */
const ENTRY_LIFETIME_MS = MAX_IDLE_MS * 2

export async function revokeSession(id: string) {
  await revoked.set(id, '1', ENTRY_LIFETIME_MS)
}

/** The key is the plain user id, because an entry must outlive a change of the secret. */
export async function endSessionsOf({ id }: SessionIdentity['user']) {
  await endedAtByPerson.set(id, String(Date.now()), ENTRY_LIFETIME_MS)
}

export async function isRevoked({ id, user, authenticatedAtMs }: SessionIdentity): Promise<boolean> {
  const [revocation, endedAtMs] = await Promise.all([revoked.get(id), endedAtByPerson.get(user.id)])
  return revocation !== null || (endedAtMs !== null && authenticatedAtMs < Number(endedAtMs))
}

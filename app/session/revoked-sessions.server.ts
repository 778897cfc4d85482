import { env } from '~/env.server'
import { bestEffortStore } from './shared-store.server'
import { sign } from './signing.server'

const revoked = bestEffortStore('revoked')
/** Longer than the lifetime of every copy of the cookie. */
const LIFE_MS = env.idleSeconds * 2 * 1000

const endedAtByPerson = bestEffortStore('sessions-ended')

export async function revokeSession(id: string) {
  await revoked.set(id, '1', LIFE_MS)
}

export async function endSessionsOf({ id }: { id: string }) {
  await endedAtByPerson.set(sign('sessions of a person', id), String(Date.now()), LIFE_MS)
}

interface Login {
  id: string
  user: { id: string }
  authenticatedAtMs: number
}

export async function isRevoked({ id, user, authenticatedAtMs }: Login): Promise<boolean> {
  const [revokedMark, endedAtMs] = await Promise.all([
    revoked.get(id),
    endedAtByPerson.get(sign('sessions of a person', user.id)),
  ])
  return revokedMark !== null || (endedAtMs !== null && authenticatedAtMs < Number(endedAtMs))
}

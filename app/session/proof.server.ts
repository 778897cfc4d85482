import type { Session } from './session.server'
import { bestEffortStore } from './shared-store.server'

const FRESH_MS = 10 * 60_000

const proofs = bestEffortStore('proofs')

/** True if both login and the last confirmation were over ten minutes ago. For changes of password, mobile, email or bank account. */
export async function requiresPassword({
  id,
  authenticatedAtMs,
}: Pick<Session, 'id' | 'authenticatedAtMs'>): Promise<boolean> {
  if (isFresh(authenticatedAtMs)) return false
  return !isFresh(Number((await proofs.get(id)) ?? 0))
}

export async function recordProof({ id }: Pick<Session, 'id'>) {
  await proofs.set(id, String(Date.now()), FRESH_MS)
}

const isFresh = (ms: number) => Date.now() - ms <= FRESH_MS

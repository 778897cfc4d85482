import type { Session } from './session.server'
import { bestEffortStore } from './shared-store.server'

const PROOF_MS = 10 * 60_000

const proofs = bestEffortStore('proofs')

/**
 * False if the person logged in, changed the password or confirmed it in this session in the last ten minutes; otherwise true. Guards
 * changes of password, mobile, email and bank account.
 */
export async function requiresPassword({
  id,
  authenticatedAtMs,
}: Pick<Session, 'id' | 'authenticatedAtMs'>): Promise<boolean> {
  if (isRecent(authenticatedAtMs)) return false
  return !isRecent(Number((await proofs.get(id)) ?? 0))
}

export async function recordProof({ id }: Pick<Session, 'id'>) {
  await proofs.set(id, String(Date.now()), PROOF_MS)
}

const isRecent = (ms: number) => Date.now() - ms <= PROOF_MS

import type { Session } from './session.server'
import { steadyStore } from './shared-store.server'

const FRESH_MS = 10 * 60_000

/** When a session that is older than its sign-in last gave the password. */
const proofs = steadyStore('proofs')

/** Whether the last password or one-time password is longer ago than a change of password, mobile or bank account may come after it. */
export async function asksPassword({
  id,
  authenticatedAtMs,
}: Pick<Session, 'id' | 'authenticatedAtMs'>): Promise<boolean> {
  if (isFresh(authenticatedAtMs)) return false
  return !isFresh(Number((await proofs.get(id)) ?? 0))
}

export async function noteProof({ id }: Pick<Session, 'id'>) {
  await proofs.set(id, String(Date.now()), FRESH_MS)
}

const isFresh = (ms: number) => Date.now() - ms <= FRESH_MS

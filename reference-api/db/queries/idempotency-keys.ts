import type { Kysely } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import type { Database, Row } from '../../schema'

const RETENTION_MS = 24 * 3600 * 1000
/** Calls take much less time, so an older claim probably belongs to a process that has ended. */
const ABANDONED_MS = 60 * 1000

interface KeyedWrite {
  associateId: string
  keyHash: string
  fingerprint: string
}

export type Claim = KeyedWrite & { claimedAt: string }

type ClaimResult =
  | { state: 'claimed'; claim: Claim }
  | { state: 'completed'; reply: string }
  | { state: 'running' }
  | { state: 'mismatch' }

/** Only one of several concurrent requests gets the claim, even if they reach different processes. */
export async function claimKey(db: Kysely<Database>, write: KeyedWrite, now: Date): Promise<ClaimResult> {
  const claimedAt = timestampInIndia(now)
  const { associateId: associate_id, keyHash: key, fingerprint } = write
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ associate_id, key, fingerprint, created_at: claimedAt })
    .onConflict((conflict) => conflict.columns(['associate_id', 'key']).doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows) return { state: 'claimed', claim: { ...write, claimedAt } }

  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('associate_id', '=', associate_id)
    .where('key', '=', key)
    .executeTakeFirst()
  // The key has just been released or removed; a retry can claim it.
  if (!row) return { state: 'running' }
  if (isExpired(row, now)) return takeOver(db, write, row.created_at, claimedAt)
  if (row.fingerprint !== fingerprint) return { state: 'mismatch' }
  return row.reply_body === null ? { state: 'running' } : { state: 'completed', reply: row.reply_body }
}

function isExpired(row: Row<'idempotency_keys'>, now: Date): boolean {
  const age = row.reply_body === null ? ABANDONED_MS : RETENTION_MS
  return row.created_at <= timestampInIndia(new Date(now.getTime() - age))
}

async function takeOver(
  db: Kysely<Database>,
  write: KeyedWrite,
  formerClaimAt: string,
  claimedAt: string,
): Promise<ClaimResult> {
  const takeover = await db
    .updateTable('idempotency_keys')
    .set({ fingerprint: write.fingerprint, reply_status: null, reply_body: null, created_at: claimedAt })
    .where('associate_id', '=', write.associateId)
    .where('key', '=', write.keyHash)
    .where('created_at', '=', formerClaimAt)
    .executeTakeFirst()
  return takeover.numUpdatedRows ? { state: 'claimed', claim: { ...write, claimedAt } } : { state: 'running' }
}

/** Call in the transaction of the write. Roll back if the result is false, because another request has the claim. */
export async function storeReply(db: Kysely<Database>, claim: Claim, reply: string): Promise<boolean> {
  const stored = await db
    .updateTable('idempotency_keys')
    .set({ reply_status: 200, reply_body: reply })
    .where('associate_id', '=', claim.associateId)
    .where('key', '=', claim.keyHash)
    .where('created_at', '=', claim.claimedAt)
    .where('reply_body', 'is', null)
    .executeTakeFirst()
  return Boolean(stored.numUpdatedRows)
}

export async function releaseKey(db: Kysely<Database>, claim: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('associate_id', '=', claim.associateId)
    .where('key', '=', claim.keyHash)
    .where('created_at', '=', claim.claimedAt)
    .where('reply_body', 'is', null)
    .execute()
}

export async function removeExpiredKeys(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = timestampInIndia(new Date(now.getTime() - RETENTION_MS))
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', oldest).execute()
}

import type { Kysely } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import type { Database, Row } from '../schema'

const KEPT_MS = 24 * 3600 * 1000
/** Longer than any call runs: the process that claimed the key is gone. */
const ABANDONED_MS = 60 * 1000

export interface KeyedWrite {
  associateId: string
  keyHash: string
  fingerprint: string
}

/** The right to run a write, until another process takes it over. */
export type Claim = KeyedWrite & { since: string }

export type Claimed =
  | { state: 'mine'; claim: Claim }
  | { state: 'done'; reply: string }
  | { state: 'running' }
  | { state: 'taken' }

/** Claims a key. Of concurrent requests on any process one succeeds; others see the row at once. */
export async function claimKey(db: Kysely<Database>, write: KeyedWrite, now: Date): Promise<Claimed> {
  const since = timestampInIndia(now)
  const { associateId: associate_id, keyHash: key, fingerprint } = write
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ associate_id, key, fingerprint, created_at: since })
    .onConflict((conflict) => conflict.columns(['associate_id', 'key']).doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows) return { state: 'mine', claim: { ...write, since } }

  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('associate_id', '=', associate_id)
    .where('key', '=', key)
    .executeTakeFirst()
  // Released at this moment; the caller's retry will claim it.
  if (!row) return { state: 'running' }
  if (isFree(row, now)) return takeOver(db, write, row.created_at, since)
  if (row.fingerprint !== fingerprint) return { state: 'taken' }
  return row.reply_body === null ? { state: 'running' } : { state: 'done', reply: row.reply_body }
}

function isFree(row: Row<'idempotency_keys'>, now: Date): boolean {
  const age = row.reply_body === null ? ABANDONED_MS : KEPT_MS
  return row.created_at <= timestampInIndia(new Date(now.getTime() - age))
}

async function takeOver(
  db: Kysely<Database>,
  write: KeyedWrite,
  from: string,
  since: string,
): Promise<Claimed> {
  const taken = await db
    .updateTable('idempotency_keys')
    .set({ fingerprint: write.fingerprint, reply_status: null, reply_body: null, created_at: since })
    .where('associate_id', '=', write.associateId)
    .where('key', '=', write.keyHash)
    .where('created_at', '=', from)
    .executeTakeFirst()
  return taken.numUpdatedRows ? { state: 'mine', claim: { ...write, since } } : { state: 'running' }
}

/** Call within the write's transaction; roll back if it returns false, because the claim was lost. */
export async function storeReply(db: Kysely<Database>, claim: Claim, reply: string): Promise<boolean> {
  const stored = await db
    .updateTable('idempotency_keys')
    .set({ reply_status: 200, reply_body: reply })
    .where('associate_id', '=', claim.associateId)
    .where('key', '=', claim.keyHash)
    .where('created_at', '=', claim.since)
    .where('reply_body', 'is', null)
    .executeTakeFirst()
  return Boolean(stored.numUpdatedRows)
}

/** Keeps a key that has a stored reply. */
export async function giveBackKey(db: Kysely<Database>, claim: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('associate_id', '=', claim.associateId)
    .where('key', '=', claim.keyHash)
    .where('created_at', '=', claim.since)
    .where('reply_body', 'is', null)
    .execute()
}

export async function removeOldKeys(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = timestampInIndia(new Date(now.getTime() - KEPT_MS))
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', oldest).execute()
}

import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database, NewRow } from '../../schema'
import { isUniqueViolation } from '../unique-violation'

export function findBankAccount(db: Kysely<Database>, associateId: string) {
  return db.selectFrom('bank_accounts').selectAll().where('associate_id', '=', associateId).executeTakeFirst()
}

export function findPendingBankRequest(db: Kysely<Database>, associateId: string) {
  return (
    db
      .selectFrom('bank_change_requests')
      .select(['bank_name', 'account_number', 'ifsc', 'image_media_id'])
      .where('associate_id', '=', associateId)
      // The value is a literal, so that the partial index applies.
      .where('status', '=', sql.lit('pending' as const))
      .executeTakeFirst()
  )
}

/** Returns the latest request if the office rejected it, otherwise null. */
export async function findRejectedBankRequest(db: Kysely<Database>, associateId: string) {
  const latest = await db
    .selectFrom('bank_change_requests')
    .select(['bank_name', 'account_number', 'ifsc', 'status', 'reason'])
    .where('associate_id', '=', associateId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.status === 'rejected' ? latest : null
}

/** False if another request is pending; the caller must roll back then. */
export async function addBankRequest(
  db: Kysely<Database>,
  request: Omit<NewRow<'bank_change_requests'>, 'image_media_id' | 'status' | 'decided_at'>,
  image: { contentType: string; bytes: Uint8Array },
): Promise<boolean> {
  const { id } = await db
    .insertInto('media')
    .values({
      owner_id: request.associate_id,
      content_type: image.contentType,
      content: image.bytes,
      scene: null,
      created_at: request.requested_at,
      // An import recognises an exported image by its file name.
      file_name: `passbook-${randomUUID()}.${image.contentType === 'image/png' ? 'png' : 'jpg'}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    await db
      .insertInto('bank_change_requests')
      .values({ ...request, image_media_id: id, status: 'pending', decided_at: null })
      .execute()
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
  return true
}

export async function clearAccountRejection(db: Kysely<Database>, associateId: string): Promise<void> {
  await db
    .updateTable('bank_accounts')
    .set({ is_rejected: 0, rejected_text: '' })
    .where('associate_id', '=', associateId)
    .execute()
}

const COLUMNS_BY_VERIFICATION = {
  1: { state: 'bank_state', reason: 'bank_reject_reason' },
  2: { state: 'amount_state', reason: 'amount_reject_reason' },
  3: { state: 'one_rupee_state', reason: 'one_rupee_reject_reason' },
} as const

type VerificationType = keyof typeof COLUMNS_BY_VERIFICATION

const AWAITING = 1
const CONFIRMED = 2
const REJECTED = 3

export type VerificationDecision = { kind: 'confirmed' } | { kind: 'rejected'; reason: string }

/** False if this verification does not await a decision. */
export async function decideVerification(
  db: Kysely<Database>,
  associateId: string,
  type: VerificationType,
  decision: VerificationDecision,
): Promise<boolean> {
  const columns = COLUMNS_BY_VERIFICATION[type]
  const { numUpdatedRows } = await db
    .updateTable('bank_accounts')
    .set(
      decision.kind === 'confirmed'
        ? { [columns.state]: CONFIRMED, [columns.reason]: null }
        : { [columns.state]: REJECTED, [columns.reason]: decision.reason },
    )
    .where('associate_id', '=', associateId)
    .where(columns.state, '=', AWAITING)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

import type { Kysely } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import { OTP_LIFE_MS, OTP_TRIES } from '../../rules/otp'
import type { Database, OtpPurpose } from '../schema'

export interface OtpOwner {
  associateId: string
  purpose: OtpPurpose
}

/** Keeps a code by its hash, in place of whatever was sent before for the same purpose. */
export async function storeOtp(
  db: Kysely<Database>,
  { associateId, purpose, target, codeHash }: OtpOwner & { target: string; codeHash: string },
  now: Date,
): Promise<void> {
  await db.deleteFrom('otps').where('associate_id', '=', associateId).where('purpose', '=', purpose).execute()
  await db
    .insertInto('otps')
    .values({
      associate_id: associateId,
      purpose,
      target,
      code_hash: codeHash,
      created_at: timestampInIndia(now),
      expires_at: timestampInIndia(new Date(now.getTime() + OTP_LIFE_MS)),
      used_at: null,
    })
    .execute()
}

/**
 * Counts a try on the newest code and gives it to be compared, or nothing when it is used, expired, tried too often or
 * was sent elsewhere. One statement, so that tries at the same moment are all counted.
 */
export function claimOtpTry(
  db: Kysely<Database>,
  { associateId, purpose, target }: OtpOwner & { target?: string },
  now: Date,
) {
  return db
    .updateTable('otps')
    .set((otp) => ({ tries: otp('tries', '+', 1) }))
    .where('id', '=', (newest) =>
      newest
        .selectFrom('otps')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('associate_id', '=', associateId)
        .where('purpose', '=', purpose),
    )
    .$if(target !== undefined, (claim) => claim.where('target', '=', target!))
    .where('used_at', 'is', null)
    .where('tries', '<', OTP_TRIES)
    .where('expires_at', '>', timestampInIndia(now))
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
}

/** True for the one who comes first: nobody uses a code twice, nor one that a newer has replaced. */
export async function markOtpUsed(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('otps')
    .set({ used_at: timestampInIndia(now) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What was sent so far opens nothing any more. */
export async function removeOtps(db: Kysely<Database>, associateId: string): Promise<void> {
  await db.deleteFrom('otps').where('associate_id', '=', associateId).execute()
}

import type { Kysely, Transaction } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import { OTP_LIFETIME_MS, MAX_ATTEMPTS_PER_CODE } from '../../rules/otp'
import type { Database, OtpPurpose } from '../schema'

/** A code counts towards limits for a day after its expiry, because guesses are possible until the expiry. */
const COUNTED_MS = 24 * 3600_000 + OTP_LIFETIME_MS

export interface OtpOwner {
  account: string
  purpose: OtpPurpose
}

interface OtpUsage {
  codes: number
  guesses: number
  /** Time until the oldest code no longer counts. */
  waitMs: number
}

/** Locks the account until the transaction ends, so that guesses, logins and password changes run one after another. */
export async function lockAccount(db: Transaction<Database>, account: string, now: Date): Promise<void> {
  const used_at = timestampInIndia(now)
  await db
    .insertInto('otp_accounts')
    .values({ account, used_at })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ used_at }))
    .execute()
}

/** Login codes are counted separately, because strangers can request them. */
export async function getOtpUsage(
  db: Kysely<Database>,
  { account, purpose }: OtpOwner,
  now: Date,
): Promise<OtpUsage> {
  const row = await db
    .selectFrom('otps')
    .select(({ fn }) => [
      fn.countAll().as('codes'),
      fn.sum('tries').as('guesses'),
      fn.min('created_at').as('oldestAt'),
    ])
    .where('account', '=', account)
    .where('purpose', purpose === 'sign-in' ? '=' : '!=', 'sign-in')
    .where('created_at', '>', countedSince(now))
    .executeTakeFirstOrThrow()
  return {
    codes: Number(row.codes),
    guesses: Number(row.guesses ?? 0),
    waitMs: row.oldestAt ? toEpochMs(row.oldestAt) + COUNTED_MS - now.getTime() : 0,
  }
}

export async function storeOtp(
  db: Kysely<Database>,
  {
    account,
    purpose,
    target,
    challenge,
    codeHash,
  }: OtpOwner & Record<'target' | 'challenge' | 'codeHash', string>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('otps')
    .values({
      account,
      purpose,
      target,
      challenge,
      code_hash: codeHash,
      created_at: timestampInIndia(now),
      expires_at: timestampInIndia(new Date(now.getTime() + OTP_LIFETIME_MS)),
      used_at: null,
    })
    .execute()
}

export interface OtpGuess extends OtpOwner {
  target?: string
  challenge?: string
}

const liveOtps = (db: Kysely<Database>, { account, purpose, target, challenge }: OtpGuess, now: Date) =>
  db
    .selectFrom('otps')
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .$if(target !== undefined, (query) => query.where('target', '=', target!))
    .$if(challenge !== undefined, (query) => query.where('challenge', '=', challenge!))
    .where('used_at', 'is', null)
    .where('tries', '<', MAX_ATTEMPTS_PER_CODE)
    .where('expires_at', '>', timestampInIndia(now))
    .orderBy('id', 'desc')

/** Adds an attempt to the newest live codes that the guess may match (at most `limit` codes), and returns them. */
export function countOtpAttempts(db: Transaction<Database>, guess: OtpGuess, limit: number, now: Date) {
  return db
    .updateTable('otps')
    .set((otp) => ({ tries: otp('tries', '+', 1) }))
    .where('id', 'in', liveOtps(db, guess, now).select('id').limit(limit))
    .returning(['id', 'code_hash'])
    .execute()
}

export function findLiveOtps(db: Kysely<Database>, guess: OtpGuess, now: Date) {
  return liveOtps(db, guess, now).select(['id', 'code_hash']).execute()
}

/** False if the code was used or voided before. */
export async function markOtpUsed(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('otps')
    .set({ used_at: timestampInIndia(now) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Voided codes still count towards the limit. */
export async function voidOtps(
  db: Kysely<Database>,
  { account, purpose }: { account: string; purpose?: OtpPurpose },
  now: Date,
): Promise<void> {
  await db
    .updateTable('otps')
    .set({ used_at: timestampInIndia(now) })
    .where('account', '=', account)
    .$if(purpose !== undefined, (update) => update.where('purpose', '=', purpose!))
    .where('used_at', 'is', null)
    .execute()
}

export async function removeExpiredOtps(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('otps').where('created_at', '<=', countedSince(now)).execute()
  await db.deleteFrom('otp_accounts').where('used_at', '<=', countedSince(now)).execute()
}

const countedSince = (now: Date) => timestampInIndia(new Date(now.getTime() - COUNTED_MS))

const toEpochMs = (timestamp: string) => Date.parse(`${timestamp.replace(' ', 'T')}+05:30`)

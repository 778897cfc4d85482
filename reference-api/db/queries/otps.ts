import type { Kysely, Transaction } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import { OTP_LIMITS } from '../../../app/domain/otp'
import { OTP_LIFETIME_MS } from '../../rules/otp'
import type { Database, OtpPurpose } from '../../schema'

const DAY_MS = 24 * 3600_000
// A code counts towards limits for a day, its guesses for a week, after its expiry, because guesses are possible until the expiry.
const COUNTED_OF_DAY_MS = DAY_MS + OTP_LIFETIME_MS
const COUNTED_OF_WEEK_MS = 7 * DAY_MS + OTP_LIFETIME_MS

export interface OtpOwner {
  account: string
  purpose: OtpPurpose
}

export interface OtpUsage {
  codesOfDay: number
  guessesOfDay: number
  guessesOfWeek: number
  /** Time until the oldest code no longer counts. */
  dayWaitMs: number
  weekWaitMs: number
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
  const dayStart = countedSince(now, COUNTED_OF_DAY_MS)
  const row = await db
    .selectFrom('otps')
    .select(({ fn, eb }) => {
      const ofDay = eb('created_at', '>', dayStart)
      return [
        fn.countAll().filterWhere(ofDay).as('codesOfDay'),
        fn.sum('tries').filterWhere(ofDay).as('guessesOfDay'),
        fn.min('created_at').filterWhere(ofDay).as('oldestOfDay'),
        fn.sum('tries').as('guessesOfWeek'),
        fn.min('created_at').as('oldestOfWeek'),
      ]
    })
    .where('account', '=', account)
    .where('purpose', purpose === 'sign-in' ? '=' : '!=', 'sign-in')
    .where('created_at', '>', countedSince(now, COUNTED_OF_WEEK_MS))
    .executeTakeFirstOrThrow()
  const waitMs = (oldestAt: string | null, countedMs: number) =>
    oldestAt ? toEpochMs(oldestAt) + countedMs - now.getTime() : 0
  return {
    codesOfDay: Number(row.codesOfDay),
    guessesOfDay: Number(row.guessesOfDay ?? 0),
    guessesOfWeek: Number(row.guessesOfWeek ?? 0),
    dayWaitMs: waitMs(row.oldestOfDay, COUNTED_OF_DAY_MS),
    weekWaitMs: waitMs(row.oldestOfWeek, COUNTED_OF_WEEK_MS),
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
    .where('tries', '<', OTP_LIMITS.guessesOfCode)
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
  const weekStart = countedSince(now, COUNTED_OF_WEEK_MS)
  await db.deleteFrom('otps').where('created_at', '<=', weekStart).execute()
  await db.deleteFrom('otp_accounts').where('used_at', '<=', weekStart).execute()
}

const countedSince = (now: Date, countedMs: number) => timestampInIndia(new Date(now.getTime() - countedMs))

const toEpochMs = (timestamp: string) => Date.parse(`${timestamp.replace(' ', 'T')}+05:30`)

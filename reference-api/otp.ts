import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { CallContext, Reply } from './call'
import { LimitReached, Refusal } from './refusal'
import {
  countOtpAttempts,
  findLiveOtps,
  lockAccount,
  markOtpUsed,
  type OtpGuess,
  type OtpOwner,
  getOtpUsage,
  type OtpUsage,
  storeOtp,
  voidOtps,
} from './db/queries/otps'
import type { Database, OtpPurpose } from './schema'
import type { HashLane } from './rules/hash-queue'
import { newOtpCode, type OtpLimits, type OtpPolicy } from './rules/otp'
import { verifySecret, hashCode, DUMMY_CODE_HASH } from './rules/password'
import {
  OTP_SPENT,
  OTP_WRONG,
  TOO_MANY_CODES,
  TOO_MANY_CODES_TODAY,
  TOO_MANY_GUESSES,
  TOO_MANY_GUESSES_LATER,
} from './replies'

type OtpCheck = { id: number } | { refusal: typeof OTP_WRONG | typeof OTP_SPENT }

interface Policy extends OtpPolicy {
  now: Date
  lane?: HashLane
}

/** Compares a code with the live codes of `guess`. Call before the write, so that the attempt counts even if the write fails. */
export async function checkOtp(
  db: Kysely<Database>,
  guess: OtpGuess,
  guessedCode: string,
  { limits, now, lane }: Policy,
): Promise<OtpCheck> {
  const codes = await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, guess.account, now)
    const usage = await getOtpUsage(transaction, guess, now)
    const guessesLeft = requireGuessesLeft(guess, usage, limits)
    return countOtpAttempts(transaction, guess, guessesLeft, now)
  })
  if (codes.length === 0) {
    await verifySecret(guessedCode, DUMMY_CODE_HASH, lane)
    return { refusal: OTP_SPENT }
  }
  for (const { id, code_hash } of codes) if (await verifySecret(guessedCode, code_hash, lane)) return { id }
  return { refusal: OTP_WRONG }
}

/** Marks the code as used, or refuses. Of two concurrent requests with one code, one succeeds. */
export async function consumeOtp(db: Kysely<Database>, check: OtpCheck, now: Date): Promise<void> {
  if ('refusal' in check) throw new Refusal(check.refusal)
  if (!(await markOtpUsed(db, check.id, now))) throw new Refusal(OTP_SPENT)
}

async function requireCodesLeft(
  db: Kysely<Database>,
  owner: OtpOwner,
  { limits, now }: Policy,
  newCodes = 1,
): Promise<void> {
  const usage = await getOtpUsage(db, owner, now)
  requireGuessesLeft(owner, usage, limits)
  if (usage.codesOfDay + newCodes > limits.codesOfDay) throw tooManyCodes(owner, usage.dayWaitMs)
}

function requireGuessesLeft(
  owner: OtpOwner,
  { guessesOfDay, guessesOfWeek, dayWaitMs, weekWaitMs }: OtpUsage,
  limits: OtpLimits,
): number {
  if (guessesOfWeek >= limits.guessesOfWeek) throw tooManyGuesses(owner, weekWaitMs)
  if (guessesOfDay >= limits.guessesOfDay) throw tooManyGuesses(owner, dayWaitMs)
  return Math.min(limits.guessesOfDay - guessesOfDay, limits.guessesOfWeek - guessesOfWeek)
}

// Only messages at login suggest logging in with the password.

const tooManyCodes = ({ purpose }: OtpOwner, waitMs: number) =>
  new LimitReached(purpose === 'sign-in' ? TOO_MANY_CODES : TOO_MANY_CODES_TODAY, waitMs)

const tooManyGuesses = ({ purpose }: OtpOwner, waitMs: number) =>
  new LimitReached(purpose === 'sign-in' ? TOO_MANY_GUESSES : TOO_MANY_GUESSES_LATER, waitMs)

interface SignInCode {
  account: string
  target: string
  /** Names the earlier code to void, by the challenge or by the code itself. */
  replaces: { challenge?: string; code?: string }
}

/** Creates a login code. Voids only an earlier code that the caller names, so that strangers cannot void the owner's codes. */
export async function newSignInCode(
  db: Kysely<Database>,
  { account, target, replaces }: SignInCode,
  policy: Policy,
): Promise<{ code: string; challenge: string }> {
  const { digits, now, lane } = policy
  const owner = { account, purpose: 'sign-in' } as const
  // Checks the limit before the expensive hash, and again under the lock.
  await requireCodesLeft(db, owner, policy)
  const code = newOtpCode(digits)
  const challenge = randomBytes(16).toString('base64url')
  const codeHash = await hashCode(code, lane)
  const replacedIds = await findReplacedCodes(db, owner, replaces, policy)
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account, now)
    await requireCodesLeft(transaction, owner, policy)
    for (const id of replacedIds) await markOtpUsed(transaction, id, now)
    await storeOtp(transaction, { ...owner, target, challenge, codeHash }, now)
  })
  return { code, challenge }
}

async function findReplacedCodes(
  db: Kysely<Database>,
  owner: OtpOwner,
  { challenge, code }: SignInCode['replaces'],
  { now, lane }: Policy,
): Promise<number[]> {
  if (challenge === undefined && code === undefined) return []
  const ids: number[] = []
  for (const live of await findLiveOtps(db, { ...owner, challenge }, now))
    if (challenge !== undefined || (await verifySecret(code!, live.code_hash, lane))) ids.push(live.id)
  return ids
}

type SendContext = Pick<CallContext<string, unknown>, 'viewer' | 'now' | 'deliverOtp' | 'otpPolicy' | 'write'>

/** Creates a code for each target and voids earlier codes of the same purpose. Throws `LimitReached` or `HashQueueFull`. */
export async function sendOtps(
  { viewer, now, deliverOtp, otpPolicy, write }: SendContext,
  targets: { purpose: OtpPurpose; target: string }[],
): Promise<Reply> {
  const otps = await Promise.all(
    targets.map(async (target) => {
      const code = newOtpCode(otpPolicy.digits)
      return { ...target, account: viewer.id, code, codeHash: await hashCode(code) }
    }),
  )
  const reply = await write(async (db) => {
    await lockAccount(db, viewer.id, now())
    const [first] = otps
    if (first) await requireCodesLeft(db, first, { ...otpPolicy, now: now() }, otps.length)
    for (const otp of otps) await replaceOtp(db, otp, now())
    return { message: 'OTP Generated.' }
  })
  for (const { purpose, target, code } of otps) deliverOtp({ purpose, to: target, code })
  return reply
}

async function replaceOtp(
  db: Transaction<Database>,
  otp: OtpOwner & { target: string; codeHash: string },
  now: Date,
) {
  await voidOtps(db, otp, now)
  await storeOtp(db, { ...otp, challenge: '' }, now)
}

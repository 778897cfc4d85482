import type { Kysely } from 'kysely'
import { OTP_SPENT, OTP_WRONG } from '../app/domain/otp'
import { type CallContext, Refusal, type Reply } from './call'
import { commitAsForSomebody } from './db/queries/nobody'
import { claimOtpTry, markOtpUsed, type OtpOwner, storeOtp } from './db/queries/otps'
import type { Database, OtpPurpose } from './db/schema'
import { newOtpCode } from './rules/otp'
import { hashPassword, isPassword, newPasswordHash } from './rules/password'

/** A code that was compared: the id of the right one, or why it does not do. */
export type OtpCheck = { id: number } | { refusal: typeof OTP_WRONG | typeof OTP_SPENT }

/** Something to compare with where there is no code, so that the answer takes as long. */
const noCode = hashPassword('no code')

/**
 * Compares what was typed with the newest code. The try counts even when what follows fails: so this stands before the
 * transaction, whose failure would take the count back, and `spendOtp` stands inside.
 */
export async function checkOtp(
  db: Kysely<Database>,
  owner: (OtpOwner & { target?: string }) | null,
  typed: string,
  now: Date,
): Promise<OtpCheck> {
  const otp = owner ? await claimOtpTry(db, owner, now) : undefined
  if (!otp) await commitAsForSomebody(db, now)
  const isRight = await isPassword(typed, otp?.code_hash ?? noCode)
  if (!otp) return { refusal: OTP_SPENT }
  return isRight ? { id: otp.id } : { refusal: OTP_WRONG }
}

/** Uses the code up, or refuses. Of two who come with the same right code at once, one passes. */
export async function spendOtp(db: Kysely<Database>, check: OtpCheck, now: Date): Promise<void> {
  if ('refusal' in check) throw new Refusal(check.refusal)
  if (!(await markOtpUsed(db, check.id, now))) throw new Refusal(OTP_SPENT)
}

type Sender = Pick<CallContext<string, unknown>, 'viewer' | 'now' | 'deliverOtp' | 'write'>

/** A new code of the viewer's to each target. */
export async function sendOtps(
  { viewer, now, deliverOtp, write }: Sender,
  targets: { purpose: OtpPurpose; target: string }[],
): Promise<Reply> {
  const otps = await Promise.all(
    targets.map(async (one) => {
      const code = newOtpCode()
      return { ...one, associateId: viewer.id, code, codeHash: await newPasswordHash(code) }
    }),
  )
  const reply = await write(async (db) => {
    for (const otp of otps) await storeOtp(db, otp, now())
    return { status: true, message: 'OTP Generated.' }
  })
  for (const { purpose, target, code } of otps) deliverOtp({ purpose, to: target, code })
  return reply
}

import { z } from 'zod'
import { MessageReply } from '../../app/api/contract/message'
import { email, EMAIL_TAKEN, mobile, MOBILE_TAKEN } from '../../app/domain/contact'
import { OTP_MISSING } from '../../app/domain/otp'
import { call, Refusal } from '../call'
import { isContactTaken } from '../db/queries/associates'
import type { OtpPurpose } from '../db/schema'
import { checkOtp, sendOtps, spendOtp } from '../otp'
import { requireOwn } from './own'
import { optionalText } from './query'
import { readOrRefuse } from './read-or-refuse'

const NOTHING_ASKED = 'Please enter mobile or email'

const SendOtp = z.object({
  mobile_flag: optionalText,
  mobile: optionalText,
  email_flag: optionalText,
  email: optionalText,
  source: z.string().optional(),
})

const sendOtp = call(
  'POST',
  '/auth/send-otp/:id',
  {
    summary:
      'Sends a one-time password to a mobile (mobile_flag 1), an email (email_flag 1), or one to each.',
    query: SendOtp,
    reply: MessageReply,
    effect: 'write',
  },
  async (context) => {
    const { db, viewer, params, query } = context
    requireOwn(viewer, params.id)
    const targets = targetsOf(query)
    if (targets.length === 0) throw new Refusal(NOTHING_ASKED)
    for (const { target, column, takenWords } of targets)
      if (await isContactTaken(db, column, target, viewer.id)) throw new Refusal(takenWords)
    return sendOtps(context, targets)
  },
)

const ValidateOtp = z.object({
  mobile_otp: optionalText,
  email_otp: optionalText,
  source: z.string().optional(),
})

/** Confirms codes without changing the profile; mobile and email have their own calls. */
const validateOtp = call(
  'POST',
  '/auth/validate-otp/:id',
  {
    summary: 'Verifies the one-time passwords from auth/send-otp; all given ones must match.',
    query: ValidateOtp,
    reply: MessageReply,
    effect: 'write',
  },
  async ({ db, viewer, params, query, otpLimits, now, write }) => {
    requireOwn(viewer, params.id)
    const given: [OtpPurpose, string | undefined][] = [
      ['confirm-mobile', query.mobile_otp],
      ['confirm-email', query.email_otp],
    ]
    const typed = given.filter((one): one is [OtpPurpose, string] => one[1] !== undefined)
    if (typed.length === 0) throw new Refusal(OTP_MISSING)
    const bounds = { otpLimits, now: now() }
    const checks = await Promise.all(
      typed.map(([purpose, code]) => checkOtp(db, { account: viewer.id, purpose }, code, bounds)),
    )
    return write(async (db) => {
      for (const check of checks) await spendOtp(db, check, now())
      return { status: true, message: 'OTP Verified.' }
    })
  },
)

function targetsOf(query: z.output<typeof SendOtp>) {
  const targets = []
  if (query.mobile_flag === '1')
    targets.push({
      purpose: 'confirm-mobile',
      column: 'mobile',
      target: readOrRefuse(mobile, query.mobile),
      takenWords: MOBILE_TAKEN,
    } as const)
  if (query.email_flag === '1')
    targets.push({
      purpose: 'confirm-email',
      column: 'email',
      target: readOrRefuse(email, query.email),
      takenWords: EMAIL_TAKEN,
    } as const)
  return targets
}

/** Under /auth, but they need a token. */
export const authAccountCalls = [sendOtp, validateOtp]

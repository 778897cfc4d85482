import { z } from 'zod/v4'
import { MessageReply } from '../../app/contract/wire-object'
import { email, mobile } from '../../app/domain/contact'
import { call } from '../call'
import { Refusal } from '../refusal'
import { isContactTaken } from '../db/queries/associates'
import type { OtpPurpose } from '../schema'
import { checkOtp, sendOtps, consumeOtp } from '../otp'
import { optionalText } from './query'
import { parseOrRefuse } from './parse-or-refuse'
import { EMAIL_TAKEN, MOBILE_TAKEN, OTP_MISSING } from '../replies'

const NO_TARGET = 'Please enter mobile or email'

const SendOtp = z.object({
  mobile_flag: optionalText,
  mobile: optionalText,
  email_flag: optionalText,
  email: optionalText,
  source: z.string().optional(),
})

const sendOtp = call(
  'POST',
  '/auth/send-otp/:self',
  {
    summary: 'Sends a one-time password to a mobile (mobile_flag 1), an email (email_flag 1), or both.',
    query: SendOtp,
    reply: MessageReply,
    effect: 'write',
  },
  async (context) => {
    const { db, viewer, query } = context
    const targets = parseTargets(query)
    if (targets.length === 0) throw new Refusal(NO_TARGET)
    for (const { target, column, takenMessage } of targets)
      if (await isContactTaken(db, column, target, viewer.id)) throw new Refusal(takenMessage)
    return sendOtps(context, targets)
  },
)

const ValidateOtp = z.object({
  mobile_otp: optionalText,
  email_otp: optionalText,
  source: z.string().optional(),
})

/** Confirms codes without changing the profile: other calls change mobile and email. */
const validateOtp = call(
  'POST',
  '/auth/validate-otp/:self',
  {
    summary: 'Verifies the one-time passwords from auth/send-otp. All given passwords must match.',
    query: ValidateOtp,
    reply: MessageReply,
    effect: 'write',
  },
  async ({ db, viewer, query, otpPolicy, now, write }) => {
    const otps: [OtpPurpose, string | undefined][] = [
      ['confirm-mobile', query.mobile_otp],
      ['confirm-email', query.email_otp],
    ]
    const givenOtps = otps.filter((otp): otp is [OtpPurpose, string] => otp[1] !== undefined)
    if (givenOtps.length === 0) throw new Refusal(OTP_MISSING)
    const policy = { ...otpPolicy, now: now() }
    const checks = await Promise.all(
      givenOtps.map(([purpose, code]) => checkOtp(db, { account: viewer.id, purpose }, code, policy)),
    )
    return write(async (db) => {
      for (const check of checks) await consumeOtp(db, check, now())
      return { message: 'OTP Verified.' }
    })
  },
)

function parseTargets(query: z.output<typeof SendOtp>) {
  const targets = []
  if (query.mobile_flag === '1')
    targets.push({
      purpose: 'confirm-mobile',
      column: 'mobile',
      target: parseOrRefuse(mobile, query.mobile),
      takenMessage: MOBILE_TAKEN,
    } as const)
  if (query.email_flag === '1')
    targets.push({
      purpose: 'confirm-email',
      column: 'email',
      target: parseOrRefuse(email, query.email),
      takenMessage: EMAIL_TAKEN,
    } as const)
  return targets
}

/** These calls and /auth/logout need a token, unlike the other calls under /auth. */
export const authAccountCalls = [sendOtp, validateOtp]

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
      'Sends a one-time password to a mobile (mobile_flag 1), to an e-mail address (email_flag 1), or one to each.',
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

/** It confirms and changes nothing: mobile and e-mail have calls of their own for that. */
const validateOtp = call(
  'POST',
  '/auth/validate-otp/:id',
  {
    summary: 'Says whether the one-time passwords of auth/send-otp are right; all that are given must be.',
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

/** They stand under /auth and need a token all the same. */
export const authAccountCalls = [sendOtp, validateOtp]

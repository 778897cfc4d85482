import { z } from 'zod/v4'
import { MessageReply } from '../../app/contract/wire-object'
import { mobile } from '../../app/domain/contact'
import { call } from '../call'
import { Refusal } from '../refusal'
import { changeAssociate, findAssociate, isContactTaken } from '../db/queries/associates'
import { checkOtp, sendOtps, consumeOtp } from '../otp'
import { ending } from '../rules/masked'
import { optionalText } from './query'
import { parseOrRefuse } from './parse-or-refuse'
import { MOBILE_TAKEN, OTP_MISSING } from '../replies'

const ChangeMobile = z.object({ mobile: optionalText })

const changeMobileOtp = call(
  'POST',
  '/associate/profile/change-mobile-otp/:self',
  {
    summary: 'Sends a one-time password to the new mobile, unless the mobile is already in use.',
    query: ChangeMobile,
    reply: MessageReply,
    effect: 'write',
  },
  async (context) => {
    const { db, query } = context
    const target = parseOrRefuse(mobile, query.mobile)
    if (await isContactTaken(db, 'mobile', target)) throw mobileRefusal(MOBILE_TAKEN)
    return sendOtps(context, [{ purpose: 'change-mobile', target }])
  },
)

const VerifyMobile = z.object({ mobile: optionalText, otp: optionalText })

/** Ignores the body (name, verified_mobile, email, address), which repeats the stored profile. */
const verifyChangeMobileOtp = call(
  'POST',
  '/associate/profile/verify-change-mobile-otp/:self',
  {
    summary: 'Changes the mobile after verifying the one-time password.',
    query: VerifyMobile,
    reply: MessageReply,
    effect: 'write',
    body: 'json',
  },
  async ({ db, viewer, query, otpPolicy, now, recordActivity, recordAlert, recordEvent, write }) => {
    const target = parseOrRefuse(mobile, query.mobile)
    if (!query.otp) throw new Refusal(OTP_MISSING)
    const guess = { account: viewer.id, purpose: 'change-mobile', target } as const
    const check = await checkOtp(db, guess, query.otp, { ...otpPolicy, now: now() })
    return write(async (db) => {
      await consumeOtp(db, check, now())
      const associateBefore = await findAssociate(db, viewer.id)
      if (!(await changeAssociate(db, viewer.id, { mobile: target }))) throw mobileRefusal(MOBILE_TAKEN)
      const details = { before: ending(associateBefore?.mobile ?? ''), after: ending(target) }
      await recordActivity(db, { kind: 'mobile', details })
      const recipients = [associateBefore?.mobile, associateBefore?.email]
      await recordAlert(db, { change: 'mobile', after: details.after, recipients })
      await recordEvent(db, { type: 'security', data: { change: 'mobile' } })
      return { message: 'Mobile Number Changed.' }
    })
  },
)

const mobileRefusal = (message: string) => new Refusal(message, { mobile: [message] })

export const mobileCalls = [changeMobileOtp, verifyChangeMobileOtp]

import { z } from 'zod'

export const OTP_MISSING = 'Please enter OTP'
export const OTP_WRONG = 'OTP is invalid.'
export const OTP_SPENT = 'This OTP can no longer be used. Please ask for a new one.'

/** What is told while Resend is closed (checklist M044). */
export const resendWait = (seconds: number) =>
  `You can ask for another OTP in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`

/** What is typed: four digits (checklist M042). */
export const otp = z
  .string({ message: OTP_MISSING })
  .trim()
  .min(1, OTP_MISSING)
  .regex(/^[0-9]{4}$/, OTP_WRONG)

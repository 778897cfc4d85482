import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'

/** Limits per user in 24 hours. */
export const OTP_LIMITS = { codes: 10, guesses: 25 }

export const resendWait = (seconds: number) => m.resendOtpWait({ seconds })

const MIN_DIGITS = 4
export const MAX_DIGITS = 6

/** Number of digits; null if the upstream sends no code of four to six digits. */
export function digitsOf(code: string | null): number | null {
  return code !== null && /^[0-9]{4,6}$/.test(code) ? code.length : null
}

/** Accepts codes with this number of digits, or with four to six digits if the number is unknown (decision 0021). */
export const otpOf = (digits: number | null) =>
  z.string({ error: m.pleaseEnterOtp }).check(
    z.trim(),
    z.minLength(1, { error: m.pleaseEnterOtp }),
    z.regex(new RegExp(`^[0-9]{${digits ?? MIN_DIGITS},${digits ?? MAX_DIGITS}}$`), {
      error: m.otpIsInvalid,
    }),
  )

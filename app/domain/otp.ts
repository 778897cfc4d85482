import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'
import { plain } from './typed'

/** Per code, and per account over all addresses (decision 0021). */
export const OTP_LIMITS = { guessesOfCode: 5, codesOfDay: 5, guessesOfDay: 10, guessesOfWeek: 25 }

export const resendWait = (seconds: number) => m.resendOtpWait({ seconds })

/** M042, M071. */
export const SPECIFIED_DIGITS = 4
export const MAX_DIGITS = 8

/** Number of digits; null if the upstream sends no code of four to eight digits. */
export function digitsOf(code: string | null): number | null {
  return code !== null && /^[0-9]{4,8}$/.test(code) ? code.length : null
}

/** Accepts codes with this number of digits, or with four to eight digits if the number is unknown (decision 0021). */
export const otpOf = (digits: number | null) =>
  z.string({ error: m.pleaseEnterOtp }).check(
    z.overwrite((typed) => plain(typed).replace(/[\s-]/g, '')),
    z.minLength(1, { error: m.pleaseEnterOtp }),
    z.regex(new RegExp(`^[0-9]{${digits ?? SPECIFIED_DIGITS},${digits ?? MAX_DIGITS}}$`), {
      error: m.otpIsInvalid,
    }),
  )

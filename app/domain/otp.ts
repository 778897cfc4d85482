import * as z from 'zod/v4-mini'

export const OTP_MISSING = 'Please enter OTP'
export const OTP_WRONG = 'OTP is invalid.'
export const OTP_SPENT = 'This OTP can no longer be used. Please ask for a new one.'

/** Per account in 24 hours, from any address. */
export const TOO_MANY_CODES =
  'Too many codes were requested. Log in with your password, or contact the office.'
export const TOO_MANY_GUESSES =
  'Too many wrong codes were entered. Log in with your password, or contact the office.'
export const TOO_MANY_CODES_TODAY =
  'Too many codes were requested today. Try again tomorrow, or contact the office.'
export const OTP_LIMITS = { codes: 10, guesses: 25 }

export const resendWait = (seconds: number) =>
  `You can ask for another OTP in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`

const MIN_DIGITS = 4
export const MAX_DIGITS = 6

/** Code length; null if the upstream does not send the code. */
export function digitsOf(code: string | null): number | null {
  return code !== null && /^[0-9]{4,6}$/.test(code) ? code.length : null
}

/** Validates the length of the upstream's codes (decision 0021). */
export const otpOf = (digits: number | null) =>
  z
    .string(OTP_MISSING)
    .check(
      z.trim(),
      z.minLength(1, OTP_MISSING),
      z.regex(new RegExp(`^[0-9]{${digits ?? MIN_DIGITS},${digits ?? MAX_DIGITS}}$`), OTP_WRONG),
    )

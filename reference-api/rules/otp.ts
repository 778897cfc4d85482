import { createHmac, randomInt } from 'node:crypto'

/** Limits per account, for login codes and for all other codes separately. */
export interface OtpLimits {
  codesOfDay: number
  guessesOfDay: number
  guessesOfWeek: number
}

const NONE = 1_000_000
export const NO_OTP_LIMITS: OtpLimits = { codesOfDay: NONE, guessesOfDay: NONE, guessesOfWeek: NONE }

export interface OtpPolicy {
  digits: number
  limits: OtpLimits
  /** True if a mail server is set: a login code for a typed email address then goes to that address (X064). */
  mailsCodes: boolean
}

export const OTP_LIFETIME_MS = 10 * 60_000

const VISIBLE_DIGITS = 4

export function newOtpCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** Returns the account id of an unknown identity. It has the limits of an account, so that replies don't reveal which identities exist. */
export function unknownAccountId(key: string, secret: string): string {
  return `?${createHmac('sha256', secret).update(`account ${key.toLowerCase()}`).digest('base64url')}`
}

/** `9000000001` → `******0001` */
export function maskedMobile(mobile: string): string {
  return mobile.slice(-VISIBLE_DIGITS).padStart(mobile.length, '*')
}

/** The same key always gives the same result, and nobody without the secret can tell the result from a real number. */
export function maskedUnknownMobile(key: string, secret: string): string {
  if (/^\d{10}$/.test(key)) return maskedMobile(key)
  const digits = createHmac('sha256', secret).update(key.toLowerCase()).digest().readUInt32BE() % 10_000
  return maskedMobile(String(digits).padStart(10, '0'))
}

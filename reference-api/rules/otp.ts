import { createHmac, randomInt } from 'node:crypto'

/** What an account is allowed in a day. */
export interface OtpLimits {
  codes: number
  guesses: number
}

export const NO_OTP_LIMITS: OtpLimits = { codes: 1_000_000, guesses: 1_000_000 }

/** How often a code may be guessed, right or wrong. */
export const OTP_TRIES = 5
export const OTP_LIFE_MS = 10 * 60_000

const SHOWN_DIGITS = 4

/** Six digits, `000000` and `000042` as likely as any other. */
export function newOtpCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Under what an unknown identity is counted, so that it is refused like a known one and nobody can tell them apart. */
export function unknownAccount(key: string, secret: string): string {
  return `?${createHmac('sha256', secret).update(`account ${key.toLowerCase()}`).digest('base64url')}`
}

/** `9000000001` → `******0001`: enough to know one's own number, not enough to learn another's. */
export function maskedMobile(mobile: string): string {
  return mobile.slice(-SHOWN_DIGITS).padStart(mobile.length, '*')
}

/**
 * What stands for the number of somebody who is unknown: the same for the same key every time, and no other than a real
 * one could be. Without the secret nobody can tell that it was reckoned.
 */
export function maskedNobody(key: string, secret: string): string {
  if (/^\d{10}$/.test(key)) return maskedMobile(key)
  const digits = createHmac('sha256', secret).update(key.toLowerCase()).digest().readUInt32BE() % 10_000
  return maskedMobile(String(digits).padStart(10, '0'))
}

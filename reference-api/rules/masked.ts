const VISIBLE_DIGITS = 4

/** `ending 3210`; empty if there are no digits. */
export const ending = (digits: string): string => (digits ? `ending ${digits.slice(-VISIBLE_DIGITS)}` : '')

/** `r…@example.com`; empty for null. */
export const maskedEmail = (email: string | null): string => email?.replace(/^(.)[^@]*/, '$1…') ?? ''

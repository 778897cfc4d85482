const SHOWN_DIGITS = 4

/** `ending 3210`; empty without digits. */
export const ending = (digits: string): string => (digits ? `ending ${digits.slice(-SHOWN_DIGITS)}` : '')

/** `r…@example.com`; empty without one. */
export const maskedEmail = (email: string | null): string => email?.replace(/^(.)[^@]*/, '$1…') ?? ''

import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'

const MIN_LENGTH = 6
// The same maximum as for login, because long input is expensive to hash.
const MAX_LENGTH = 200

const ALLOWED = /^[A-Za-z0-9!@#$]*$/

/** M077, M078. Login does not apply these rules, since old passwords may break them. */
export const newPassword = z
  .string({ error: m.passwordIsRequired })
  .check(
    z.minLength(1, { error: m.passwordIsRequired }),
    z.minLength(MIN_LENGTH, { error: m.passwordShorterThan6 }),
    z.maxLength(MAX_LENGTH, { error: m.passwordIsTooLong }),
    z.regex(ALLOWED, { error: m.passwordRulesNotMatched }),
  )

export const confirmPassword = z
  .string({ error: m.confirmPasswordIsRequired })
  .check(
    z.minLength(1, { error: m.confirmPasswordIsRequired }),
    z.minLength(MIN_LENGTH, { error: m.confirmPasswordTooShort }),
  )

/** The rules that the screen lists (M075). Empty input meets none of them. */
export const PASSWORD_RULES: { text: () => string; isMetBy: (typed: string) => boolean }[] = [
  { text: m.passwordRuleLength, isMetBy: (typed) => typed.length >= MIN_LENGTH },
  {
    text: m.passwordRuleSpaces,
    isMetBy: (typed) => typed !== '' && !/^\s|\s$/.test(typed),
  },
  {
    text: m.passwordRuleCharacters,
    isMetBy: (typed) => typed !== '' && ALLOWED.test(typed),
  },
]

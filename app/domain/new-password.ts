import * as z from 'zod/v4-mini'

const MIN = 6
// Same maximum as login; long input is expensive to hash.
const MAX = 200

/** No spaces at all (M078). */
const ALLOWED = /^[A-Za-z0-9!@#$]*$/

/** M077, M078. Login does not apply these rules, since old passwords may break them. */
export const newPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(MIN, 'Password should be at least 6 characters long'),
    z.maxLength(MAX, 'Password is too long'),
    z.regex(ALLOWED, 'Password rules not matched'),
  )

export const confirmPassword = z
  .string('Confirm Password is required')
  .check(
    z.minLength(1, 'Confirm Password is required'),
    z.minLength(MIN, 'Confirm Password should be at least 6 characters long'),
  )

export const PASSWORDS_DIFFER = 'Passwords not matched'
export const PASSWORD_COMMON = 'This password is too common. Please choose another one.'

/** Rules as listed on screen; empty input meets none (M075). */
export const PASSWORD_RULES: { text: string; isMetBy: (typed: string) => boolean }[] = [
  { text: 'have at least 6 characters', isMetBy: (typed) => typed.length >= MIN },
  {
    text: 'not begin or end with a space',
    isMetBy: (typed) => typed !== '' && !/^\s|\s$/.test(typed),
  },
  {
    text: 'hold only letters, digits and allowed special characters (!,#,@,$)',
    isMetBy: (typed) => typed !== '' && ALLOWED.test(typed),
  },
]

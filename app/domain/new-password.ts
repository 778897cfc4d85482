import { z } from 'zod'

const MIN = 6
// Signing in takes no more, and hashing an endless one costs.
const MAX = 200

/** Letters, digits and ! @ # $, nothing else: no space anywhere (checklist M078). */
const ALLOWED = /^[A-Za-z0-9!@#$]*$/

/** A new password, as M077 and M078 have it. Signing in knows no such rules: old passwords may break them. */
export const newPassword = z
  .string({ message: 'Password is required' })
  .min(1, 'Password is required')
  .min(MIN, 'Password should be at least 6 characters long')
  .max(MAX, 'Password is too long')
  .regex(ALLOWED, 'Password rules not matched')

export const confirmPassword = z
  .string({ message: 'Confirm Password is required' })
  .min(1, 'Confirm Password is required')
  .min(MIN, 'Confirm Password should be at least 6 characters long')

export const PASSWORDS_DIFFER = 'Passwords not matched'
export const PASSWORD_COMMON = 'This password is too common. Please choose another one.'

/** What the screen lists, and whether what is typed so far keeps it. Nothing typed keeps nothing (checklist M075). */
export const PASSWORD_RULES: { words: string; isKeptBy: (typed: string) => boolean }[] = [
  { words: 'have at least 6 characters', isKeptBy: (typed) => typed.length >= MIN },
  {
    words: 'not begin or end with a space',
    isKeptBy: (typed) => typed !== '' && !/^\s|\s$/.test(typed),
  },
  {
    words: 'hold only letters, digits and allowed special characters (!,#,@,$)',
    isKeptBy: (typed) => typed !== '' && ALLOWED.test(typed),
  },
]

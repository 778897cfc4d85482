import * as z from 'zod/v4-mini'

const MAX_NAME = 100

export const mobile = z
  .string('Mobile is required.')
  .check(
    z.trim(),
    z.minLength(1, 'Mobile is required.'),
    z.regex(/^[0-9]{10}$/, 'Please enter valid mobile number'),
  )

/** Read-only in forms, since the office owns the name; validated only if submitted. */
export const personName = z.string().check(
  z.trim(),
  z.minLength(1, 'Name is required.'),
  z.minLength(3, 'Name must be minimum 3 chars'),
  z.overwrite((name) => name.slice(0, MAX_NAME)),
)

/** Lower case only (M060). */
export const email = z
  .string('Email is required.')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required.'),
    z.maxLength(200, 'Email is not valid.'),
    z.regex(/^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/, 'Email is not valid.'),
  )

export const MOBILE_TAKEN = 'This mobile number is already exists'
export const EMAIL_TAKEN = 'This Email is already exists'

import { z } from 'zod'

const MAX_NAME = 100

export const mobile = z
  .string({ message: 'Mobile is required.' })
  .trim()
  .min(1, 'Mobile is required.')
  .regex(/^[0-9]{10}$/, 'Please enter valid mobile number')

/** Read-only in forms, since the office owns the name; validated only if submitted. */
export const personName = z
  .string()
  .trim()
  .min(1, 'Name is required.')
  .min(3, 'Name must be minimum 3 chars')
  .transform((name) => name.slice(0, MAX_NAME))

/** Lower case only (M060). */
export const email = z
  .string({ message: 'Email is required.' })
  .trim()
  .min(1, 'Email is required.')
  .max(200, 'Email is not valid.')
  .regex(/^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/, 'Email is not valid.')

export const MOBILE_TAKEN = 'This mobile number is already exists'
export const EMAIL_TAKEN = 'This Email is already exists'

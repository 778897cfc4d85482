import { z } from 'zod'

const MAX_NAME = 100

/** Ten digits; what the first one may be is not said, and so not checked (checklist M059). */
export const mobile = z
  .string({ message: 'Mobile is required.' })
  .trim()
  .min(1, 'Mobile is required.')
  .regex(/^[0-9]{10}$/, 'Please enter valid mobile number')

/** The office keeps the name: a form shows it and cannot change it, so it is looked at only where one sends it all the same. */
export const personName = z
  .string()
  .trim()
  .min(1, 'Name is required.')
  .min(3, 'Name must be minimum 3 chars')
  .transform((name) => name.slice(0, MAX_NAME))

/** Lower case alone, as M060 has it. */
export const email = z
  .string({ message: 'Email is required.' })
  .trim()
  .min(1, 'Email is required.')
  .max(200, 'Email is not valid.')
  .regex(/^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/, 'Email is not valid.')

export const MOBILE_TAKEN = 'This mobile number is already exists'
export const EMAIL_TAKEN = 'This Email is already exists'

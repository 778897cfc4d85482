import * as z from 'zod/v4-mini'
import { labelled } from '~/forms/form-schema'

const MIN_PASSWORD = 4

export const LoginSchema = z.object({
  userId: labelled(
    'User ID',
    z
      .string('Mobile or Email is required')
      .check(
        z.trim(),
        z.minLength(1, 'Mobile or Email is required'),
        z.maxLength(200, 'Mobile or Email is too long'),
      ),
  ),
  password: labelled(
    'Password',
    z
      .string('Password is required')
      .check(
        z.minLength(1, 'Password is required'),
        z.minLength(MIN_PASSWORD, 'Password should be at least 4 characters'),
        z.maxLength(200, 'Password is too long'),
      ),
  ),
  returnTo: z.optional(z.string()),
  /** A sealed form that came without a session. */
  pending: z.optional(z.string()),
})

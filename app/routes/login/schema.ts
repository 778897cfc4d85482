import { z } from 'zod'

const MIN_PASSWORD = 4

export const LoginSchema = z.object({
  userId: z
    .string({ message: 'Mobile or Email is required' })
    .trim()
    .min(1, 'Mobile or Email is required')
    .max(200, 'Mobile or Email is too long')
    .describe('User ID'),
  password: z
    .string({ message: 'Password is required' })
    .min(1, 'Password is required')
    .min(MIN_PASSWORD, 'Password should be at least 4 characters')
    .max(200, 'Password is too long')
    .describe('Password'),
  returnTo: z.string().optional(),
  /** A sealed form that came without a session. */
  pending: z.string().optional(),
})

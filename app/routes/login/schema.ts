import { z } from 'zod'

const MIN_PASSWORD = 4

export const LoginSchema = z.object({
  userId: z.string().trim().min(1, 'Mobile or Email is required').max(200, 'Mobile or Email is too long'),
  password: z
    .string()
    .min(1, 'Password is required')
    .min(MIN_PASSWORD, 'Password should be at least 4 characters')
    .max(200, 'Password is too long'),
  returnTo: z.string().optional(),
})

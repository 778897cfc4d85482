import { z } from 'zod'

const MISSING = 'Please enter mobile or email'

export const ForgotPasswordSchema = z.object({
  userId: z
    .string({ message: MISSING })
    .trim()
    .min(1, MISSING)
    .max(200, 'Mobile or Email is too long')
    .regex(/^[^\u0000-\u001f\u007f]*$/, MISSING)
    .describe('Mobile or Email'),
})

import { z } from 'zod'
import { confirmPassword, newPassword, PASSWORDS_DIFFER } from '~/domain/new-password'
import { CURRENT_PASSWORD, currentPassword } from './current-password'

export const SECRETS = ['password', 'confirmation', CURRENT_PASSWORD]

export const NewPasswordSchema = z
  .object({
    password: newPassword.describe('New Password'),
    confirmation: confirmPassword.describe('Confirm Password'),
    currentPassword,
    /** Target of Cancel, kept when the form is shown again. */
    cancelTo: z.string().optional(),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: PASSWORDS_DIFFER,
  })

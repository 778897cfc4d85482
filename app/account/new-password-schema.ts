import { z } from 'zod'
import { confirmPassword, newPassword, PASSWORDS_DIFFER } from '~/domain/new-password'

export const SECRETS = ['password', 'confirmation']

export const NewPasswordSchema = z
  .object({
    password: newPassword,
    confirmation: confirmPassword,
    /** Where Cancel leads, kept while the form comes back. */
    cancelTo: z.string().optional(),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: PASSWORDS_DIFFER,
  })

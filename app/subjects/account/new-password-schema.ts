import * as z from 'zod/v4-mini'
import { confirmPassword, newPassword } from '~/domain/new-password'
import { labelled } from '~/screen/forms/form-schema'
import { m } from '~/messages/messages'
import { CURRENT_PASSWORD, currentPassword } from './current-password'

export const SECRET_FIELDS = ['password', 'confirmation', CURRENT_PASSWORD]

export const NewPasswordSchema = z
  .object({
    password: labelled(m.newPassword, newPassword),
    confirmation: labelled(m.confirmPassword, confirmPassword),
    currentPassword,
    cancelTo: z.optional(z.string()),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: m.passwordsNotMatched,
    }),
  )

import { z } from 'zod'
import { CURRENT_PASSWORD, currentPassword } from './current-password'
import { email, personName } from '~/domain/contact'

/** The name is shown but not sent; if a form sends it, it must be valid (M064). */
export const EmailSchema = z.object({
  name: personName.optional(),
  email: email.describe('New Email'),
  currentPassword,
})

export const SECRETS = [CURRENT_PASSWORD]

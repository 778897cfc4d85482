import { z } from 'zod'
import { CURRENT_PASSWORD, currentPassword } from './current-password'
import { email, mobile, personName } from '~/domain/contact'

const MAX_ADDRESS = 500

/** Name and mobile are shown but not sent; if a form sends them, they must be valid (M058). */
export const ProfileSchema = z.object({
  name: personName.optional(),
  mobile: mobile.optional(),
  email: email.or(z.literal('')).optional().describe('Email'),
  address: z
    .string()
    // A browser counts a line break as one character and sends two.
    .transform((address) => address.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(MAX_ADDRESS, 'Address must not exceed 500 characters')
        .regex(/^[^\u0000-\u0008\u000b-\u001f\u007f]*$/, 'Address holds a character that cannot be read'),
    )
    .optional()
    .describe('Address'),
  currentPassword,
})

export const SECRETS = [CURRENT_PASSWORD]

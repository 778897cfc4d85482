import * as z from 'zod/v4-mini'
import { labelled } from '~/forms/form-schema'
import { m } from '~/messages/messages'
import { CURRENT_PASSWORD, currentPassword } from './current-password'
import { email, mobile, personName } from '~/domain/contact'

const MAX_ADDRESS = 500

/** Name and mobile are shown but not sent; if a form sends them, they must be valid (M058). */
export const ProfileSchema = z.object({
  name: z.optional(personName),
  mobile: z.optional(mobile),
  email: labelled(
    m.email,
    z.optional(
      // A union would say "Invalid input" instead of the fault of the address.
      z.union([email, z.literal('')], { error: ({ errors }) => errors[0]?.[0]?.message }),
    ),
  ),
  address: labelled(
    m.address,
    z.optional(
      z.string().check(
        // A browser counts a line break as one character and sends two.
        z.overwrite((address) => address.replaceAll('\r\n', '\n').trim()),
        z.maxLength(MAX_ADDRESS, { error: m.addressTooLong }),
        z.regex(/^[^\u0000-\u0008\u000b-\u001f\u007f]*$/, { error: m.addressHoldsACharacterThat }),
      ),
    ),
  ),
  currentPassword,
})

export const SECRETS = [CURRENT_PASSWORD]

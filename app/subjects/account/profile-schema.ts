import * as z from 'zod/v4-mini'
import { labelled } from '~/screen/forms/form-schema'
import { m } from '~/messages/messages'
import { CURRENT_PASSWORD, currentPassword } from './current-password'
import { email, mobile, personName } from '~/domain/contact'

const MAX_ADDRESS_LENGTH = 500

/** The form shows name and mobile but does not send them. If a client sends them, they are validated (M058, M059). */
export const ProfileSchema = z.object({
  name: z.optional(personName),
  mobile: z.optional(mobile),
  email: labelled(
    m.email,
    z.optional(
      z.pipe(
        z.string().check(z.trim()),
        // Takes the message of `email`, the first option. The union's own message is "Invalid input".
        z.union([email, z.literal('')], { error: ({ errors }) => errors[0]?.[0]?.message }),
      ),
    ),
  ),
  address: labelled(
    m.address,
    z.optional(
      z.string().check(
        // Browsers count a line break as one character, but send two.
        z.overwrite((address) => address.replaceAll('\r\n', '\n').trim()),
        z.maxLength(MAX_ADDRESS_LENGTH, { error: m.addressTooLong }),
        z.regex(/^[^\u0000-\u0008\u000b-\u001f\u007f]*$/, { error: m.addressUnreadable }),
      ),
    ),
  ),
  currentPassword,
})

export const SECRET_FIELDS = [CURRENT_PASSWORD]

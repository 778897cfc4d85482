import * as z from 'zod/v4-mini'
import { email, mobile, personName } from '~/domain/contact'
import { confirmPassword, newPassword } from '~/domain/new-password'
import { otpOf } from '~/domain/otp'
import { m } from '~/messages/messages'
import { labelled } from '~/screen/forms/form-schema'

export const CURRENT_PASSWORD = 'currentPassword'

/** Optional in the form: only the server knows whether the session needs a password (decision 0022). */
export const currentPassword = labelled(
  m.currentPassword,
  z.optional(z.string().check(z.maxLength(200, { error: m.passwordIsTooLong }))),
)

export const SECRET_FIELDS = [CURRENT_PASSWORD]

export const NEW_PASSWORD_SECRETS = ['password', 'confirmation', CURRENT_PASSWORD]

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

/** The form shows the name in a disabled field and does not send it. If a client sends a name, it is validated (M064). */
export const EmailSchema = z.object({
  name: z.optional(personName),
  email: labelled(m.newEmail, email),
  currentPassword,
})

export const MobileSchema = z.object({ mobile: labelled(m.newMobile, mobile), currentPassword })

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

/** `digits` is null if the number of digits is unknown. */
export const otpSchema = (digits: number | null) => z.object({ otp: labelled(m.otp, otpOf(digits)) })

import * as z from 'zod/v4-mini'
import { labelled } from '~/screen/forms/form-schema'
import { userName } from '~/domain/contact'
import { m } from '~/messages/messages'

const MIN_PASSWORD_LENGTH = 4

export const LoginSchema = z.object({
  userId: labelled(
    m.userId,
    z
      .string({ error: m.mobileOrEmailIsRequired })
      .check(
        z.overwrite(userName),
        z.minLength(1, { error: m.mobileOrEmailIsRequired }),
        z.maxLength(200, { error: m.mobileOrEmailIsTooLong }),
      ),
  ),
  password: labelled(
    m.password,
    z
      .string({ error: m.passwordIsRequired })
      .check(
        z.minLength(1, { error: m.passwordIsRequired }),
        z.minLength(MIN_PASSWORD_LENGTH, { error: m.passwordShorterThan4 }),
        z.maxLength(200, { error: m.passwordIsTooLong }),
      ),
  ),
  returnTo: z.optional(z.string()),
  /** A sealed form that was sent without a session. */
  pending: z.optional(z.string()),
})

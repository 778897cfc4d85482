import * as z from 'zod/v4-mini'
import { labelled } from '~/screen/forms/form-schema'
import { m } from '~/messages/messages'

export const CURRENT_PASSWORD = 'currentPassword'

/** Optional in the form: only the server knows whether the session needs a password (decision 0022). */
export const currentPassword = labelled(
  m.currentPassword,
  z.optional(z.string().check(z.maxLength(200, { error: m.passwordIsTooLong }))),
)

import * as z from 'zod/v4-mini'
import { labelled } from '~/forms/form-schema'

export const CURRENT_PASSWORD = 'currentPassword'
export const CURRENT_PASSWORD_MISSING = 'Current Password is required'
export const CURRENT_PASSWORD_WRONG = 'Current Password is wrong'

/** Optional: only the server knows whether the session needs it (decision 0022). */
export const currentPassword = labelled(
  'Current Password',
  z.optional(z.string().check(z.maxLength(200, 'Password is too long'))),
)

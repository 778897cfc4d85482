import { z } from 'zod'

export const CURRENT_PASSWORD = 'currentPassword'
export const CURRENT_PASSWORD_MISSING = 'Current Password is required'
export const CURRENT_PASSWORD_WRONG = 'Current Password is wrong'

/** Optional: only the server knows whether the session needs it (decision 0022). */
export const currentPassword = z
  .string()
  .max(200, 'Password is too long')
  .optional()
  .describe('Current Password')

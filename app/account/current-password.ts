import { z } from 'zod'

export const CURRENT_PASSWORD = 'currentPassword'
export const CURRENT_PASSWORD_MISSING = 'Current Password is required'
export const CURRENT_PASSWORD_WRONG = 'Current Password is wrong'

/** In forms of which a session of some age is asked for it (decision 0022): the server says whether it is, and whether it is right. */
export const currentPassword = z.string().max(200, 'Password is too long').optional()

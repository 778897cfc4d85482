import * as z from 'zod/v4-mini'
import { labelled } from '~/forms/form-schema'

const MISSING = 'Please enter mobile or email'

export const ForgotPasswordSchema = z.object({
  userId: labelled(
    'Mobile or Email',
    z
      .string(MISSING)
      .check(
        z.trim(),
        z.minLength(1, MISSING),
        z.maxLength(200, 'Mobile or Email is too long'),
        z.regex(/^[^\u0000-\u001f\u007f]*$/, MISSING),
      ),
  ),
})

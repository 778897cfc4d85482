import * as z from 'zod/v4-mini'
import { labelled } from '~/screen/forms/form-schema'
import { m } from '~/messages/messages'

export const ForgotPasswordSchema = z.object({
  userId: labelled(
    m.mobileOrEmail,
    z
      .string({ error: m.pleaseEnterMobileOrEmail })
      .check(
        z.trim(),
        z.minLength(1, { error: m.pleaseEnterMobileOrEmail }),
        z.maxLength(200, { error: m.mobileOrEmailIsTooLong }),
        z.regex(/^[^\u0000-\u001f\u007f]*$/, { error: m.pleaseEnterMobileOrEmail }),
      ),
  ),
})

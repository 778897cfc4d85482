import { z } from 'zod/v4'
import { m } from '~/messages/messages'

/* The fields of the forms that ask for a plot. */

export const projectField = z.string().regex(/^[\w-]{1,40}$/, { error: m.pleaseSelectProject })

export const plotNumberField = z
  .string()
  .min(1, { error: m.plotNumberIsRequired })
  .max(60, { error: m.plotNumberIsTooLong })

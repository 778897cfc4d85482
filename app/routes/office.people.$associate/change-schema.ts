import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'
import { labelled } from '~/screen/forms/form-schema'

/** The new password, or the id of the new sponsor. The upstream checks it. */
export const ChangeSchema = z.object({ value: labelled(m.password, z.optional(z.string().check(z.trim()))) })

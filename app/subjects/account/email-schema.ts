import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'
import { CURRENT_PASSWORD, currentPassword } from './current-password'
import { labelled } from '~/screen/forms/form-schema'
import { email, personName } from '~/domain/contact'

/** The form shows the name in a disabled field and does not send it. If a client sends a name, it is validated (M064). */
export const EmailSchema = z.object({
  name: z.optional(personName),
  email: labelled(m.newEmail, email),
  currentPassword,
})

export const SECRET_FIELDS = [CURRENT_PASSWORD]

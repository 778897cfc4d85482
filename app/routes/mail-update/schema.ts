import { z } from 'zod'
import { CURRENT_PASSWORD, currentPassword } from '~/account/current-password'
import { email, personName } from '~/domain/contact'

/** The name is shown and not sent; a form that sends it all the same is held to its rule (checklist M064). */
export const MailSchema = z.object({ name: personName.optional(), email, currentPassword })

export const SECRETS = [CURRENT_PASSWORD]

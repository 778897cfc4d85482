import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'
import { CURRENT_PASSWORD, currentPassword } from './current-password'
import { labelled } from '~/screen/forms/form-schema'
import { mobile } from '~/domain/contact'

export const MobileSchema = z.object({ mobile: labelled(m.newMobile, mobile), currentPassword })

export const SECRET_FIELDS = [CURRENT_PASSWORD]

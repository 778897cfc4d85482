import * as z from 'zod/v4-mini'
import { CURRENT_PASSWORD, currentPassword } from './current-password'
import { labelled } from '~/forms/form-schema'
import { mobile } from '~/domain/contact'

export const MobileSchema = z.object({ mobile: labelled('New Mobile', mobile), currentPassword })

export const SECRETS = [CURRENT_PASSWORD]

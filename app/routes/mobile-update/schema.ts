import { z } from 'zod'
import { CURRENT_PASSWORD, currentPassword } from '~/account/current-password'
import { mobile } from '~/domain/contact'

export const MobileSchema = z.object({ mobile, currentPassword })

export const SECRETS = [CURRENT_PASSWORD]

import { z } from 'zod'
import { CURRENT_PASSWORD, currentPassword } from './current-password'
import { mobile } from '~/domain/contact'

export const MobileSchema = z.object({ mobile: mobile.describe('New Mobile'), currentPassword })

export const SECRETS = [CURRENT_PASSWORD]

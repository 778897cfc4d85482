import * as z from 'zod/v4-mini'
import { CURRENT_PASSWORD, currentPassword } from '~/account/current-password'

export const NotMeSchema = z.object({ currentPassword })

export const SECRETS = [CURRENT_PASSWORD]

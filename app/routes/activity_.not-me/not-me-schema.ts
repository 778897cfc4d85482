import * as z from 'zod/v4-mini'
import { CURRENT_PASSWORD, currentPassword } from '~/subjects/account/current-password'

export const NotMeSchema = z.object({ currentPassword })

export const SECRET_FIELDS = [CURRENT_PASSWORD]

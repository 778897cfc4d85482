import { z } from 'zod'
import { mobile } from '~/domain/contact'

export const MobileSchema = z.object({ mobile })

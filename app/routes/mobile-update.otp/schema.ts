import { z } from 'zod'
import { otp } from '~/domain/otp'

export const OtpSchema = z.object({ otp })

import { z } from 'zod'
import { otpOf } from '~/domain/otp'

/** The upstream never tells this code, nor how long it is. */
export const OtpSchema = z.object({ otp: otpOf(null) })

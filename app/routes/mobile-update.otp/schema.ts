import { z } from 'zod'
import { otpOf } from '~/domain/otp'

/** The upstream reveals neither this code nor its length. */
export const OtpSchema = z.object({ otp: otpOf(null).describe('OTP') })

import { z } from 'zod'
import { otpOf } from '~/domain/otp'

/** `digits` is null if the upstream does not reveal the length. */
export const otpSchema = (digits: number | null) => z.object({ otp: otpOf(digits).describe('OTP') })

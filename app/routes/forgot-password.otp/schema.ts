import { z } from 'zod'
import { otpOf } from '~/domain/otp'

/** `digits`: as many as the code has; null if the upstream keeps that to itself. */
export const otpSchema = (digits: number | null) => z.object({ otp: otpOf(digits) })

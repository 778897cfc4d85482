import * as z from 'zod/v4-mini'
import { labelled } from '~/forms/form-schema'
import { otpOf } from '~/domain/otp'
import { m } from '~/messages/messages'

/** `digits` is a result of `digitsOf`. */
export const otpSchema = (digits: number | null) => z.object({ otp: labelled(m.otp, otpOf(digits)) })

import * as z from 'zod/v4-mini'
import { otpOf } from '~/domain/otp'
import { labelled } from '~/screen/forms/form-schema'
import { m } from '~/messages/messages'

/** `digits` is null if the number of digits is unknown. */
export const otpSchema = (digits: number | null) => z.object({ otp: labelled(m.otp, otpOf(digits)) })

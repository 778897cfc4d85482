import * as z from 'zod/v4-mini'
import { labelled } from '~/forms/form-schema'
import { otpOf } from '~/domain/otp'
import { m } from '~/messages/messages'

/** `digits` is null if the upstream does not reveal the length. */
export const otpSchema = (digits: number | null) => z.object({ otp: labelled(m.otp, otpOf(digits)) })

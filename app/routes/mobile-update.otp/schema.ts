import * as z from 'zod/v4-mini'
import { labelled } from '~/forms/form-schema'
import { otpOf } from '~/domain/otp'
import { m } from '~/messages/messages'

/** The upstream reveals neither this code nor its length. */
export const OtpSchema = z.object({ otp: labelled(m.otp, otpOf(null)) })

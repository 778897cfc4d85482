import * as z from 'zod/v4-mini'
import { VERIFICATIONS } from '~/contract/bank'
import { rejectReason } from '~/domain/bank-request'
import { labelled } from '~/screen/forms/form-schema'
import { m } from '~/messages/messages'

/** The values of the specification: 1 rejects with a reason, 2 confirms. */
export const RejectionSchema = z.object({
  status_type: z.literal('1'),
  reject_reason: labelled(m.reason, rejectReason),
})

export const DecisionSchema = z.discriminatedUnion('status_type', [
  RejectionSchema,
  z.object({ status_type: z.literal('2') }),
])

/** The values of the specification: 1 bank, 2 commission amount, 3 one-rupee payment (M112). */
export const VerificationSchema = z.pipe(
  z.enum(['1', '2', '3']),
  z.transform((type) => VERIFICATIONS[Number(type) - 1] ?? 'bank'),
)

import { z } from 'zod'
import { VERIFICATIONS } from '~/api/contract/bank'
import { rejectReason } from '~/domain/bank-request'
import { REJECT_REASON_LABEL } from './reject-reason-label'

/** The upstream's values: 1 rejects with a reason, 2 confirms. */
export const RejectionSchema = z.object({
  status_type: z.literal('1'),
  reject_reason: rejectReason.describe(REJECT_REASON_LABEL),
})

export const DecisionSchema = z.discriminatedUnion('status_type', [
  RejectionSchema,
  z.object({ status_type: z.literal('2') }),
])

/** 1 bank, 2 commission amount, 3 one rupee (M112). */
export const TypeSchema = z
  .enum(['1', '2', '3'])
  .transform((type) => VERIFICATIONS[Number(type) - 1] ?? 'bank')

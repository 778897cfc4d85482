import { z } from 'zod'
import { VERIFICATIONS } from '~/api/contract/bank'
import { rejectReason } from '~/domain/bank-request'

/** The upstream's values: 1 rejects with a reason, 2 confirms. */
export const DecisionSchema = z.discriminatedUnion('status_type', [
  z.object({ status_type: z.literal('1'), reject_reason: rejectReason }),
  z.object({ status_type: z.literal('2') }),
])

/** 1 bank, 2 commission amount, 3 one rupee (M112). */
export const TypeSchema = z
  .enum(['1', '2', '3'])
  .transform((type) => VERIFICATIONS[Number(type) - 1] ?? 'bank')

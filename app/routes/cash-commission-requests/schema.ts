import { z } from 'zod/v4'

/** The card's bills and their status (M209). */
export const ConfirmSchema = z.object({
  comm_ids: z.string().regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,499}$/),
  cash_cmsn_bill_status: z.enum(['1', '2']).transform((status) => (status === '1' ? 1 : 2)),
})

import { z } from 'zod'

/** What the confirmation of a card sends: its bills, and the status in which they stand (checklist M209). */
export const ConfirmSchema = z.object({
  comm_ids: z.string().regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,499}$/),
  cash_cmsn_bill_status: z.enum(['1', '2']).transform((status) => (status === '1' ? 1 : 2)),
})

import type { z } from 'zod/v4'
import { list } from './list'
import { count, date, day, decimal, money, optionalId, orZero, text } from './wire'
import { reply, wireObject } from './wire-object'

const Change = wireObject('change', {
  /** `receipt`, `payment`, `bill`, `cancellation` or `decision`; screens omit other kinds. */
  kind: text,
  recordedOn: ['recorded_at', day],
  paise: ['amount', money],
  customerName: ['customer_name', text],
  plotId: ['plot_id', optionalId],
  plotNumber: ['plot_no', text],
  projectId: ['project_id', optionalId],
  projectName: ['project_name', text],
  bookingId: ['booking_id', optionalId],
  receiptNumber: ['receipt_no', text],
  billNumber: ['bill_no', text],
  billedOn: ['billed_on', day],
  /** Status of a cash bill: 1 to accept, 2 to receive, 3 received. 0 for other changes. */
  cashStatus: ['cash_cmsn_bill_status', orZero(count)],
  /** Subject of a decision, such as `bank details`. */
  subject: text,
  isAccepted: ['outcome', text.transform((outcome) => outcome === 'accepted')],
})

/**
 * Newest first. A call without `since` registers a visit and returns the changes since the end of the previous visit. On the first visit
 * the reply's `since` is null and its `rows` are empty.
 */
export const ChangesReply = reply('changes', {
  since: date,
  total: decimal,
  rows: list(Change),
}).transform(({ total, ...changes }) => ({ ...changes, total: total ?? changes.rows.length }))

type Changes = z.output<typeof ChangesReply>
export type ChangeRow = Changes['rows'][number]

import { z } from 'zod/v4'
import { list } from './list'
import { count, date, dayOf, decimal, longText, money, optionalId, text, wireObject } from './wire'

const Change = wireObject('change', {
  kind: text,
  recorded_at: date,
  amount: money,
  customer_name: text,
  plot_id: optionalId,
  plot_no: text,
  project_id: optionalId,
  project_name: text,
  booking_id: optionalId,
  receipt_no: text,
  bill_no: text,
  billed_on: date,
  cash_cmsn_bill_status: count,
  subject: text,
  outcome: text,
}).transform((wire) => ({
  /** `receipt`, `payment`, `bill`, `cancellation` or `decision`; screens omit other kinds. */
  kind: wire.kind,
  recordedOn: dayOf(wire.recorded_at),
  paise: wire.amount,
  customerName: wire.customer_name,
  plotId: wire.plot_id,
  plotNumber: wire.plot_no,
  projectId: wire.project_id,
  projectName: wire.project_name,
  bookingId: wire.booking_id,
  receiptNumber: wire.receipt_no,
  billNumber: wire.bill_no,
  billedOn: dayOf(wire.billed_on),
  /** Status of a cash bill: 1 to accept, 2 to receive, 3 received. 0 for other changes. */
  cashStatus: wire.cash_cmsn_bill_status ?? 0,
  /** Subject of a decision, such as `bank details`. */
  subject: wire.subject,
  isAccepted: wire.outcome === 'accepted',
}))

/**
 * Newest first. A call without `since` registers a visit and returns the changes since the end of the previous visit. On the first visit
 * the reply's `since` is null and its `rows` are empty.
 */
export const ChangesReply = wireObject('changes', {
  status: z.literal(true),
  message: longText,
  since: date,
  total: decimal,
  rows: list(Change),
}).transform((wire) => ({ since: wire.since, total: wire.total ?? wire.rows.length, rows: wire.rows }))

type Changes = z.output<typeof ChangesReply>
export type ChangeRow = Changes['rows'][number]

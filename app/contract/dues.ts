import { z } from 'zod/v4'
import { CANCELLED } from './cancellation'
import { list } from './list'
import { decimal, id, longText, money, optionalId, text, wireObject } from './wire'

export const DuesProjectsReply = wireObject('dues projects', {
  status: z.literal(true),
  message: longText,
  project_result: list(
    wireObject('dues project', { project_id: id, project_name: text, name: text }).transform((wire) => ({
      id: wire.project_id,
      name: wire.project_name || wire.name,
    })),
  ),
}).transform((wire) => wire.project_result)

export type DuesProject = z.output<typeof DuesProjectsReply>[number]

/** Values of `sort`, which needs the capability `sort`. */
export const DUES_SORTS = ['plot', 'associate', 'customer', 'due'] as const
export type DuesSort = (typeof DUES_SORTS)[number]

const WireDue = wireObject('due', {
  project_id: optionalId,
  plot_no: text,
  booking_id: optionalId,
  agent_id: optionalId,
  booked_agent_id: optionalId,
  agent_name: text,
  customer_name: text,
  cmsn_due: money,
  // The fields below are not in the specification.
  booked_agent_name: text,
  plot_status: decimal,
  cmsn_amt: money,
  net_cmsn_amt: money,
  paid_cmsn: money,
  payable_amt: money,
}).transform((wire) => ({
  projectId: wire.project_id,
  plotNumber: wire.plot_no,
  bookingId: wire.booking_id,
  customerName: wire.customer_name,
  associateId: wire.agent_id,
  associateName: wire.agent_name,
  /** The associate who earns the commission also made the booking (M179). */
  isSelf: wire.agent_id !== null && wire.booked_agent_id === wire.agent_id,
  bookedByName: wire.booked_agent_name || wire.agent_name,
  isCancelled: wire.plot_status === CANCELLED,
  duePaise: wire.cmsn_due,
  grossPaise: wire.cmsn_amt,
  netPaise: wire.net_cmsn_amt,
  paidPaise: wire.paid_cmsn,
  payablePaise: wire.payable_amt,
}))

/** One row for each associate and booking. On each page, the sums include the rows of all pages. */
export const DuesReply = wireObject('dues', {
  status: z.literal(true),
  message: longText,
  sum_total_cmsn: money,
  sum_net_cmsn: money,
  sum_paid_cmsn: money,
  sum_due_cmsn: money,
  // The two fields below are not in the specification. The count is that of the rows on all pages.
  payable_amt: money,
  rows_count: decimal,
  cmsn_due_details: list(WireDue),
}).transform((wire) => ({
  totalPaise: wire.sum_total_cmsn,
  netPaise: wire.sum_net_cmsn,
  paidPaise: wire.sum_paid_cmsn,
  duePaise: wire.sum_due_cmsn,
  /** The part of the due that no longer waits for customers; null if the upstream sends none. */
  payablePaise: wire.payable_amt,
  rows: wire.cmsn_due_details,
  /** If the upstream sends no count, the reply has all rows. */
  rowCount: wire.rows_count ?? wire.cmsn_due_details.length,
}))

export type Dues = z.output<typeof DuesReply>
export type Due = Dues['rows'][number]

import type { z } from 'zod/v4'
import { wireProjectChoice } from './bookings'
import { CANCELLED, statusField } from './cancellation'
import type { DUES_SORTS } from './sort-names'
import { list } from './list'
import { decimal, money, optionalId, text } from './wire'
import { from, reply, wireObject } from './wire-object'

export const DuesProjectsReply = reply('dues projects', {
  projects: ['project_result', list(wireProjectChoice('dues project'))],
}).transform(({ projects }) => projects)

export type DuesProject = z.output<typeof DuesProjectsReply>[number]

export type DuesSort = (typeof DUES_SORTS)[number]

const associateId = ['agent_id', optionalId] as const
const associateName = ['agent_name', text] as const

const WireDue = wireObject('due', {
  projectId: ['project_id', optionalId],
  plotNumber: ['plot_no', text],
  bookingId: ['booking_id', optionalId],
  customerName: ['customer_name', text],
  associateId,
  associateName,
  /** The associate who earns the commission also made the booking (M179). */
  isSelf: from(
    { associateId, bookedById: ['booked_agent_id', optionalId] },
    ({ associateId, bookedById }) => associateId !== null && bookedById === associateId,
  ),
  duePaise: ['cmsn_due', money],
  // The fields below are not in the specification.
  bookedByName: from(
    { bookedByName: ['booked_agent_name', text], associateName },
    ({ bookedByName, associateName }) => bookedByName || associateName,
  ),
  isCancelled: from({ status: statusField }, ({ status }) => status === CANCELLED),
  grossPaise: ['cmsn_amt', money],
  netPaise: ['net_cmsn_amt', money],
  paidPaise: ['paid_cmsn', money],
  payablePaise: ['payable_amt', money],
})

/** One row for each associate and booking. On each page, the sums include the rows of all pages. */
export const DuesReply = reply('dues', {
  totalPaise: ['sum_total_cmsn', money],
  netPaise: ['sum_net_cmsn', money],
  paidPaise: ['sum_paid_cmsn', money],
  duePaise: ['sum_due_cmsn', money],
  // The two fields below are not in the specification. The count is that of the rows on all pages.
  /** The part of the due that no longer waits for customers; null if the upstream sends none. */
  payablePaise: ['payable_amt', money],
  rowCount: ['rows_count', decimal],
  rows: ['cmsn_due_details', list(WireDue)],
}).transform((dues) => ({
  ...dues,
  /** If the upstream sends no count, the reply has all rows. */
  rowCount: dues.rowCount ?? dues.rows.length,
}))

export type Dues = z.output<typeof DuesReply>
export type Due = Dues['rows'][number]

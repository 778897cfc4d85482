import { z } from 'zod'
import { rateOf } from './rate'
import { WireBookingInfo } from './statements'
import { amount, date, decimal, id, list, money, text, wireObject } from './wire'

const WirePayment = wireObject('commission payment', {
  payment_type: text,
  date,
  amount,
  // Not in the specification; with them a payment can be followed to its receipt and reckoned anew.
  comm_id: id.nullish(),
  receipt_id: id.nullish(),
  receipt_no: text,
  rcpt_amt: money,
  less: money,
}).transform((wire) => ({
  type: wire.payment_type,
  paidOn: wire.date,
  paise: wire.amount,
  commissionId: wire.comm_id ?? null,
  receiptId: wire.receipt_id ?? null,
  receiptNumber: wire.receipt_no || null,
  receiptPaise: wire.rcpt_amt,
  lessPaise: wire.less,
}))

/** A payment of commission to one associate for one plot. */
export type CommissionPayment = z.output<typeof WirePayment>

const WireAgentCommission = wireObject('agent commission', {
  agent_id: id,
  agent_name: text,
  cmsn_celing_amt: amount,
  comm_value: decimal,
  comm_type: text,
  cmsn_amt: amount,
  discount_value: decimal,
  discount_type: text,
  discount: amount,
  net_cmsn_amt: amount,
  paid_cmsn: amount,
  cmsn_due: amount,
  net_cmsn_percentage: decimal,
  data: list(WirePayment),
}).transform((wire) => ({
  associateId: wire.agent_id,
  associateName: wire.agent_name,
  eligiblePaise: wire.cmsn_celing_amt,
  rate: rateOf(wire.comm_value, wire.comm_type),
  grossPaise: wire.cmsn_amt,
  /** What the associate gave away to the customer. */
  discountRate: rateOf(wire.discount_value, wire.discount_type),
  discountPaise: wire.discount,
  netPaise: wire.net_cmsn_amt,
  paidPaise: wire.paid_cmsn,
  duePaise: wire.cmsn_due,
  /** "Net Payable Cmsn % on All Receipts". */
  netPercent: wire.net_cmsn_percentage,
  payments: wire.data,
}))

/** What one associate earns on one plot. */
export type AssociateCommission = z.output<typeof WireAgentCommission>

const WirePlotCommission = wireObject('plot commission', {
  plot_no: text,
  customer_name: text,
  yards: decimal,
  cmsn_ceiling_rate: money,
  agents: list(WireAgentCommission),
}).transform((wire) => ({
  plotNumber: wire.plot_no,
  customerName: wire.customer_name,
  yards: wire.yards,
  eligibleRatePaise: wire.cmsn_ceiling_rate,
  associates: wire.agents,
}))

/**
 * POST associate/my-plot-cmsn/{user}, get-agent-team-cmsn-dues-plotwise/{user}/{booking}, my-plot-cmsn-teamwise/{user} and
 * payment-my-cmsn/{user}/{booking}: one shape. `payments` are the associate's own; `plot` is null where nothing is earned.
 */
export const PlotCommissionReply = wireObject('commission', {
  status: z.literal(true),
  message: text,
  project_id: id.optional(),
  project_name: text,
  total_cmsn: amount,
  net_cmsn: amount,
  paid: amount,
  due: amount,
  data: list(WirePayment),
  booking_info: WireBookingInfo,
  cmsn_due_details: list(WirePlotCommission),
}).transform((wire) => ({
  projectName: wire.project_name || wire.booking_info.projectName,
  booking: wire.booking_info,
  totalPaise: wire.total_cmsn,
  netPaise: wire.net_cmsn,
  paidPaise: wire.paid,
  duePaise: wire.due,
  payments: wire.data,
  plot: wire.cmsn_due_details[0] ?? null,
}))

export type PlotCommission = z.output<typeof PlotCommissionReply>

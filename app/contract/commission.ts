import { z } from 'zod/v4'
import { date, decimal, longText, money, optionalId, rateOf, text, wireObject } from './wire'
import { WireBookingInfo } from './statements'
import { list, optionalList } from './list'

const WirePayment = wireObject('commission payment', {
  payment_type: text,
  date,
  amount: money,
  // The fields below are not in the specification. They link a payment to its receipt and explain its calculation.
  comm_id: optionalId,
  receipt_id: optionalId,
  receipt_no: text,
  rcpt_amt: money,
  less: money,
}).transform((wire) => ({
  type: wire.payment_type,
  paidOn: wire.date,
  paise: wire.amount,
  commissionId: wire.comm_id,
  receiptId: wire.receipt_id,
  receiptNumber: wire.receipt_no || null,
  receiptPaise: wire.rcpt_amt,
  lessPaise: wire.less,
}))

const WirePayableReceipt = wireObject('payable receipt', {
  receipt_no: text,
  amount: money,
}).transform((wire) => ({ receiptNumber: wire.receipt_no, paise: wire.amount }))

const WireAgentCommission = wireObject('agent commission', {
  agent_id: optionalId,
  agent_name: text,
  cmsn_celing_amt: money,
  comm_value: decimal,
  comm_type: text,
  cmsn_amt: money,
  discount_value: decimal,
  discount_type: text,
  discount: money,
  net_cmsn_amt: money,
  paid_cmsn: money,
  cmsn_due: money,
  net_cmsn_percentage: decimal,
  // The three fields below are not in the specification.
  cancelled_amt: money,
  payable_amt: money,
  payable_receipts: optionalList(WirePayableReceipt),
  data: optionalList(WirePayment),
}).transform((wire) => ({
  associateId: wire.agent_id,
  associateName: wire.agent_name,
  eligiblePaise: wire.cmsn_celing_amt,
  rate: rateOf(wire.comm_value, wire.comm_type),
  grossPaise: wire.cmsn_amt,
  /** The associate's discount to the customer. */
  discountRate: rateOf(wire.discount_value, wire.discount_type),
  discountPaise: wire.discount,
  /** What the cancellation of the booking took; null if the upstream sends none. */
  cancelledPaise: wire.cancelled_amt,
  netPaise: wire.net_cmsn_amt,
  paidPaise: wire.paid_cmsn,
  duePaise: wire.cmsn_due,
  /** The part of the due that no longer waits for the customer; null if the upstream sends none. */
  payablePaise: wire.payable_amt,
  /** The receipts that no bill pays, with the commission on each. */
  payableReceipts: wire.payable_receipts,
  /** Labelled "Net Payable Cmsn % on All Receipts". */
  netPercent: wire.net_cmsn_percentage,
  payments: wire.data,
}))

const WirePlotCommission = wireObject('plot commission', {
  plot_no: text,
  customer_name: text,
  yards: decimal,
  cmsn_ceiling_rate: money,
  agents: optionalList(WireAgentCommission),
}).transform((wire) => ({
  plotNumber: wire.plot_no,
  customerName: wire.customer_name,
  yards: wire.yards,
  eligibleRatePaise: wire.cmsn_ceiling_rate,
  associates: wire.agents,
}))

/** `payments` are those of all associates in the reply. `plot` is null if the requested associates have no commission on the booking. */
export const PlotCommissionReply = wireObject('commission', {
  status: z.literal(true),
  message: longText,
  project_id: optionalId,
  project_name: text,
  total_cmsn: money,
  net_cmsn: money,
  paid: money,
  due: money,
  payable_amt: money,
  data: optionalList(WirePayment),
  booking_info: WireBookingInfo,
  cmsn_due_details: list(WirePlotCommission),
}).transform((wire) => ({
  projectName: wire.project_name || wire.booking_info.projectName,
  booking: wire.booking_info,
  totalPaise: wire.total_cmsn,
  netPaise: wire.net_cmsn,
  paidPaise: wire.paid,
  duePaise: wire.due,
  payablePaise: wire.payable_amt,
  payments: wire.data,
  plot: wire.cmsn_due_details[0] ?? null,
}))

export type PlotCommission = z.output<typeof PlotCommissionReply>

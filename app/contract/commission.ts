import type { z } from 'zod/v4'
import { list, optionalList } from './list'
import { WireBookingInfo } from './statements'
import { date, decimal, money, optionalId, orNull, rateOf, text } from './wire'
import { from, reply, wireObject } from './wire-object'

const WirePayment = wireObject('commission payment', {
  type: ['payment_type', text],
  paidOn: ['date', date],
  paise: ['amount', money],
  // The fields below are not in the specification. They link a payment to its receipt and explain its calculation.
  commissionId: ['comm_id', optionalId],
  receiptId: ['receipt_id', optionalId],
  receiptNumber: ['receipt_no', orNull(text)],
  receiptPaise: ['rcpt_amt', money],
  lessPaise: ['less', money],
})

const WirePayableReceipt = wireObject('payable receipt', {
  receiptNumber: ['receipt_no', text],
  paise: ['amount', money],
})

const WireAgentCommission = wireObject('agent commission', {
  associateId: ['agent_id', optionalId],
  associateName: ['agent_name', text],
  eligiblePaise: ['cmsn_celing_amt', money],
  rate: from({ value: ['comm_value', decimal], type: ['comm_type', text] }, rateOf),
  grossPaise: ['cmsn_amt', money],
  /** The associate's discount to the customer. */
  discountRate: from({ value: ['discount_value', decimal], type: ['discount_type', text] }, rateOf),
  discountPaise: ['discount', money],
  netPaise: ['net_cmsn_amt', money],
  paidPaise: ['paid_cmsn', money],
  duePaise: ['cmsn_due', money],
  /** Labelled "Net Payable Cmsn % on All Receipts". */
  netPercent: ['net_cmsn_percentage', decimal],
  // The three fields below are not in the specification.
  /** What the cancellation of the booking took; null if the upstream sends none. */
  cancelledPaise: ['cancelled_amt', money],
  /** The part of the due that no longer waits for the customer; null if the upstream sends none. */
  payablePaise: ['payable_amt', money],
  /** The receipts that no bill pays, with the commission on each. */
  payableReceipts: ['payable_receipts', optionalList(WirePayableReceipt)],
  payments: ['data', optionalList(WirePayment)],
})

const WirePlotCommission = wireObject('plot commission', {
  plotNumber: ['plot_no', text],
  customerName: ['customer_name', text],
  yards: decimal,
  eligibleRatePaise: ['cmsn_ceiling_rate', money],
  associates: ['agents', optionalList(WireAgentCommission)],
})

/** `payments` are those of all associates in the reply. `plot` is null if the requested associates have no commission on the booking. */
export const PlotCommissionReply = reply(
  'commission',
  {
    projectName: ['project_name', text],
    booking: ['booking_info', WireBookingInfo],
    totalPaise: ['total_cmsn', money],
    netPaise: ['net_cmsn', money],
    paidPaise: ['paid', money],
    duePaise: ['due', money],
    payablePaise: ['payable_amt', money],
    payments: ['data', optionalList(WirePayment)],
    plots: ['cmsn_due_details', list(WirePlotCommission)],
  },
  { project_id: optionalId },
).transform(({ plots: [plot = null], ...commission }) => ({
  ...commission,
  projectName: commission.projectName || commission.booking.projectName,
  plot,
}))

export type PlotCommission = z.output<typeof PlotCommissionReply>

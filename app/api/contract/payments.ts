import { z } from 'zod'
import { rateOf } from './rate'
import { amount, date, decimal, id, list, money, text, wireObject } from './wire'

/** 0 and null say that a payment has no receipt (checklist M194). */
const receiptId = z
  .union([z.null(), z.undefined(), z.literal(''), id])
  .transform((value) => (value && value !== '0' ? value : null))

const WirePayment = wireObject('payment', {
  project_id: id,
  plot: text,
  project_code: text,
  booking_id: id,
  comm_id: id,
  receipt_id: receiptId,
  payment_type: text,
  amount,
}).transform((wire) => ({
  projectId: wire.project_id,
  projectCode: wire.project_code,
  plotNumber: wire.plot,
  bookingId: wire.booking_id,
  commissionId: wire.comm_id,
  receiptId: wire.receipt_id,
  type: wire.payment_type,
  paise: wire.amount,
}))

export type Payment = z.output<typeof WirePayment>

/**
 * POST associate/my-payments/{user}: days, newest first. A day may be split over two pages; the amount of each part is that of
 * its own rows, and `appendDays` (app/domain/payment-days) puts them together.
 */
export const PaymentsReply = wireObject('payments', {
  status: z.literal(true),
  message: text,
  my_payments: list(wireObject('payment day', { date, amount, cmsn: list(WirePayment) }).transform(toDay)),
}).transform((wire) => wire.my_payments)

const WireTeamPlot = wireObject('team payment', {
  project_id: id,
  plot: text,
  project_code: text,
  booking_id: id,
  amount: money,
  data: list(
    wireObject('team payment agent', {
      agent_id: id,
      agent_name: text,
      comm_id: id,
      payment_type: text,
      amount,
    }).transform((wire) => ({
      associateId: wire.agent_id,
      associateName: wire.agent_name,
      commissionId: wire.comm_id,
      type: wire.payment_type,
      paise: wire.amount,
    })),
  ),
}).transform((wire) => ({
  projectId: wire.project_id,
  projectCode: wire.project_code,
  plotNumber: wire.plot,
  bookingId: wire.booking_id,
  paise: wire.amount ?? wire.data.reduce((sum, { paise }) => sum + paise, 0),
  associates: wire.data,
}))

/** What the associates below were paid for one plot on one day. */
export type TeamPlotPayments = z.output<typeof WireTeamPlot>

/** POST associate/my-team-payments-plotwise/{user}: days as above, in each the plots, in each the associates. */
export const TeamPaymentsReply = wireObject('team payments', {
  status: z.literal(true),
  message: text,
  team_payments: list(
    wireObject('team payment day', { date, amount, cmsn: list(WireTeamPlot) }).transform(toDay),
  ),
}).transform((wire) => wire.team_payments)

function toDay<Row>(wire: { date: string | null; amount: number; cmsn: Row[] }) {
  return { date: wire.date ?? '', paise: wire.amount, rows: wire.cmsn }
}

const WirePaymentDetail = wireObject('payment detail', {
  plot_no: text,
  customer: text,
  date,
  rcpt_no: text,
  rcpt_amt: amount,
  less: amount,
  rcpt_net: money,
  net_cmsn_per: decimal,
  cmsn_type: text,
  net_cmsn: amount,
  // Not in the specification: tells the plots of a bill apart.
  booking_id: id.nullish(),
}).transform((wire) => ({
  bookingId: wire.booking_id ?? null,
  plotNumber: wire.plot_no,
  customerName: wire.customer,
  receivedOn: wire.date,
  receiptNumber: wire.rcpt_no,
  receiptPaise: wire.rcpt_amt,
  /** Registration, EMI, premium and other charges. */
  lessPaise: wire.less,
  receiptNetPaise: wire.rcpt_net ?? wire.rcpt_amt - wire.less,
  netRate: rateOf(wire.net_cmsn_per, wire.cmsn_type || '%'),
  netPaise: wire.net_cmsn,
}))

export type PaymentDetail = z.output<typeof WirePaymentDetail>

/** POST associate/my-payment-details/{user}. `data` may be one payment or a list of them. */
export const PaymentDetailsReply = wireObject('payment details', {
  status: z.literal(true),
  message: text,
  agents: list(
    wireObject('paid agent', {
      agent_id: id,
      bill_date: date,
      data: list(WirePaymentDetail).or(WirePaymentDetail.transform((one) => [one])),
    }).transform((wire) => ({
      associateId: wire.agent_id,
      billedOn: wire.bill_date,
      payments: wire.data,
    })),
  ),
}).transform((wire) => wire.agents)

export type PaidBill = z.output<typeof PaymentDetailsReply>[number]

/** POST associate/my-plot-cmsn-statement-print/{user} and get-agent-paid-cmsn-pdf/{agent}/{comm}: where the PDF is. */
export const DocumentAddressReply = wireObject('document address', {
  status: z.literal(true),
  message: text,
  data: z.string().url(),
}).transform((wire) => wire.data)

import { z } from 'zod/v4'
import { sumOf } from '../domain/money'
import { billNumberOf } from './cash-bills'
import { deductionFields, deductionsOf } from './recorded-deductions'
import { date, dayOf, decimal, longText, money, optionalId, rateOf, text, wireObject } from './wire'
import { list, oneOrMany, optionalList } from './list'
import { MAX_LENGTH } from './text-length'

/** Values of `sort`, which needs the capability `sort`. */
export const PAYMENT_SORTS = ['plot', 'amount'] as const
export const TEAM_PAYMENT_SORTS = ['plot', 'associate', 'amount'] as const
export type TeamPaymentSort = (typeof TEAM_PAYMENT_SORTS)[number]

/** Payments without a receipt have the receipt id 0 or null (M194). */
const NO_RECEIPT = '0'

const WirePayment = wireObject('payment', {
  project_id: optionalId,
  plot: text,
  project_code: text,
  booking_id: optionalId,
  comm_id: optionalId,
  receipt_id: optionalId,
  // Not in the specification: the firm's number of the bill, and what distinguishes payments with the same day, plot and amount.
  bill_no: text,
  receipt_no: text,
  payment_type: text,
  // Not in the specification: 1 to accept, 2 to receive, 3 received. Absent if the payment needs no confirmation.
  cash_cmsn_bill_status: decimal,
  amount: money,
  ...deductionFields,
}).transform((wire) => ({
  projectId: wire.project_id,
  projectCode: wire.project_code,
  plotNumber: wire.plot,
  bookingId: wire.booking_id,
  commissionId: wire.comm_id,
  billNumber: billNumberOf(wire),
  receiptId: wire.receipt_id === NO_RECEIPT ? null : wire.receipt_id,
  /** Empty if the upstream sends none. */
  receiptNumber: wire.receipt_no,
  type: wire.payment_type,
  /** Cash that the associate has not confirmed. */
  isUnconfirmed: wire.cash_cmsn_bill_status === 1 || wire.cash_cmsn_bill_status === 2,
  paise: wire.amount,
  /** Those of the whole bill. */
  deductions: deductionsOf(wire, wire.amount),
}))

export type Payment = z.output<typeof WirePayment>

/**
 * Newest day first. If two pages share a day, each page has the sum of its own rows of the day, and `appendDays`
 * (app/domain/payment-days) joins the two parts. With `sort`, each group has one payment, and equal dates may recur. `listedPaise` is the
 * sum of all pages, if the upstream sends it (capability `earnings`).
 */
export const PaymentsReply = wireObject('payments', {
  status: z.literal(true),
  message: longText,
  total_amount: money,
  my_payments: list(
    wireObject('payment day', { date, amount: money, cmsn: optionalList(WirePayment) }).transform(toDay),
  ),
}).transform((wire) => ({ days: wire.my_payments, listedPaise: wire.total_amount }))

const WireTeamPlot = wireObject('team payment', {
  project_id: optionalId,
  plot: text,
  project_code: text,
  booking_id: optionalId,
  amount: money,
  data: optionalList(
    wireObject('team payment agent', {
      agent_id: optionalId,
      agent_name: text,
      comm_id: optionalId,
      // Not in the specification: the firm's number of the bill, and the numbers of all receipts of this row.
      bill_no: text,
      receipt_no: longText,
      payment_type: text,
      amount: money,
      ...deductionFields,
    }).transform((wire) => ({
      associateId: wire.agent_id,
      associateName: wire.agent_name,
      commissionId: wire.comm_id,
      billNumber: billNumberOf(wire),
      /** Empty if the upstream sends none. */
      receiptNumber: wire.receipt_no,
      type: wire.payment_type,
      paise: wire.amount,
      deductions: deductionsOf(wire, wire.amount),
    })),
  ),
}).transform((wire) => ({
  projectId: wire.project_id,
  projectCode: wire.project_code,
  plotNumber: wire.plot,
  bookingId: wire.booking_id,
  paise: wire.amount ?? sumOf(wire.data, ({ paise }) => paise),
  associates: wire.data,
}))

export type TeamPlotPayments = z.output<typeof WireTeamPlot>

/** Grouped by day and plot. The `data` of a plot has one row for each bill. With `sort`, each group has one payment. */
export const TeamPaymentsReply = wireObject('team payments', {
  status: z.literal(true),
  message: longText,
  total_amount: money,
  team_payments: list(
    wireObject('team payment day', { date, amount: money, cmsn: optionalList(WireTeamPlot) }).transform(
      toDay,
    ),
  ),
}).transform((wire) => ({ days: wire.team_payments, listedPaise: wire.total_amount }))

function toDay<Row extends { paise: number | null }>(wire: {
  date: string | null
  amount: number | null
  cmsn: Row[]
}) {
  const paise = wire.amount ?? sumOf(wire.cmsn, (row) => row.paise)
  return { date: dayOf(wire.date), paise, rows: wire.cmsn }
}

const WirePaymentDetail = wireObject('payment detail', {
  plot_no: text,
  customer: text,
  date,
  rcpt_no: text,
  rcpt_amt: money,
  less: money,
  rcpt_net: money,
  net_cmsn_per: decimal,
  cmsn_type: text,
  net_cmsn: money,
  // Not in the specification: distinguishes the plots of a bill.
  booking_id: optionalId,
}).transform((wire) => ({
  bookingId: wire.booking_id,
  plotNumber: wire.plot_no,
  customerName: wire.customer,
  receivedOn: wire.date,
  receiptNumber: wire.rcpt_no,
  receiptPaise: wire.rcpt_amt,
  /** Registration, EMI, premium and other charges. */
  lessPaise: wire.less,
  receiptNetPaise: wire.rcpt_net ?? difference(wire.rcpt_amt, wire.less),
  netRate: rateOf(wire.net_cmsn_per, wire.cmsn_type || '%'),
  netPaise: wire.net_cmsn,
}))

function difference(paise: number | null, lessPaise: number | null) {
  return paise === null ? null : paise - (lessPaise ?? 0)
}

export type PaymentDetail = z.output<typeof WirePaymentDetail>

export const PaymentDetailsReply = wireObject('payment details', {
  status: z.literal(true),
  message: longText,
  agents: list(
    wireObject('paid agent', {
      agent_id: optionalId,
      bill_date: date,
      // Not in the specification.
      bill_no: text,
      ...deductionFields,
      data: oneOrMany(WirePaymentDetail),
    }).transform((wire) => ({
      associateId: wire.agent_id,
      billedOn: wire.bill_date,
      billNumber: wire.bill_no,
      deductions: deductionsOf(
        wire,
        sumOf(wire.data, ({ netPaise }) => netPaise),
      ),
      payments: wire.data,
    })),
  ),
}).transform((wire) => wire.agents)

export type PaidBill = z.output<typeof PaymentDetailsReply>[number]

export const DocumentAddressReply = wireObject('document address', {
  status: z.literal(true),
  message: longText,
  data: z.string().max(MAX_LENGTH.url).pipe(z.string().url()),
}).transform((wire) => wire.data)

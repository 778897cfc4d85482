import { z } from 'zod/v4'
import { sumOf } from '../domain/money'
import { billFields } from './cash-bills'
import { deductionFields, recordedIn } from './recorded-deductions'
import { list, oneOrMany, optionalList } from './list'
import { MAX_LENGTH } from './text-length'
import { voidedList } from './voided'
import { date, day, decimal, longText, money, optionalId, rateOf, text } from './wire'
import { from, reply, wireObject, type WireTable } from './wire-object'

/** Values of `sort`, which needs the capability `sort`. */
export const PAYMENT_SORTS = ['plot', 'amount'] as const
export const TEAM_PAYMENT_SORTS = ['plot', 'associate', 'amount'] as const
export type TeamPaymentSort = (typeof TEAM_PAYMENT_SORTS)[number]

/** Payments without a receipt have the receipt id 0 or null (M194). */
const NO_RECEIPT = '0'

const paise = ['amount', money] as const

const amountFields = {
  paise,
  /** Those of the whole bill. */
  deductions: from({ recorded: deductionFields, paise }, ({ recorded, paise }) =>
    recordedIn(recorded, paise),
  ),
} satisfies WireTable

const WirePayment = wireObject('payment', {
  projectId: ['project_id', optionalId],
  projectCode: ['project_code', text],
  plotNumber: ['plot', text],
  bookingId: ['booking_id', optionalId],
  // The number of the bill distinguishes payments with the same day, plot and amount.
  ...billFields,
  receiptId: ['receipt_id', optionalId.transform((id) => (id === NO_RECEIPT ? null : id))],
  /** Empty if the upstream sends none. */
  receiptNumber: ['receipt_no', text],
  type: ['payment_type', text],
  /**
   * Cash that the associate has not confirmed. Not in the specification: 1 to accept, 2 to receive, 3 received; absent if the payment needs
   * no confirmation.
   */
  isUnconfirmed: ['cash_cmsn_bill_status', decimal.transform((status) => status === 1 || status === 2)],
  ...amountFields,
})

export type Payment = z.output<typeof WirePayment>

/**
 * Newest day first. If two pages share a day, each page has the sum of its own rows of the day, and `appendDays`
 * (app/domain/payment-days) joins the two parts. With `sort`, each group has one payment, and equal dates may recur. `listedPaise` is the
 * sum of all pages, if the upstream sends it (capability `earnings`).
 */
export const PaymentsReply = reply('payments', {
  listedPaise: ['total_amount', money],
  voided: voidedList,
  days: [
    'my_payments',
    list(
      wireObject('payment day', {
        date: day,
        paise: ['amount', money],
        rows: ['cmsn', optionalList(WirePayment)],
      }).transform(withSum),
    ),
  ],
})

const WireTeamPlot = wireObject('team payment', {
  projectId: ['project_id', optionalId],
  projectCode: ['project_code', text],
  plotNumber: ['plot', text],
  bookingId: ['booking_id', optionalId],
  paise: ['amount', money],
  associates: [
    'data',
    optionalList(
      wireObject('team payment agent', {
        associateId: ['agent_id', optionalId],
        associateName: ['agent_name', text],
        ...billFields,
        /** Not in the specification: the numbers of all receipts of this row. */
        receiptNumber: ['receipt_no', longText],
        type: ['payment_type', text],
        ...amountFields,
      }),
    ),
  ],
}).transform((plot) => ({ ...plot, paise: plot.paise ?? sumOf(plot.associates, ({ paise }) => paise) }))

export type TeamPlotPayments = z.output<typeof WireTeamPlot>

/** Grouped by day and plot. The `data` of a plot has one row for each bill. With `sort`, each group has one payment. */
export const TeamPaymentsReply = reply('team payments', {
  listedPaise: ['total_amount', money],
  voided: voidedList,
  days: [
    'team_payments',
    list(
      wireObject('team payment day', {
        date: day,
        paise: ['amount', money],
        rows: ['cmsn', optionalList(WireTeamPlot)],
      }).transform(withSum),
    ),
  ],
})

function withSum<Day extends { paise: number | null; rows: { paise: number | null }[] }>(day: Day) {
  return { ...day, paise: day.paise ?? sumOf(day.rows, ({ paise }) => paise) }
}

const WirePaymentDetail = wireObject('payment detail', {
  // Not in the specification: distinguishes the plots of a bill.
  bookingId: ['booking_id', optionalId],
  plotNumber: ['plot_no', text],
  customerName: ['customer', text],
  receivedOn: ['date', date],
  receiptNumber: ['rcpt_no', text],
  receiptPaise: ['rcpt_amt', money],
  /** Registration, EMI, premium and other charges. */
  lessPaise: ['less', money],
  receiptNetPaise: ['rcpt_net', money],
  netRate: from({ value: ['net_cmsn_per', decimal], type: ['cmsn_type', text] }, ({ value, type }) =>
    rateOf({ value, type: type || '%' }),
  ),
  netPaise: ['net_cmsn', money],
}).transform((detail) => ({
  ...detail,
  receiptNetPaise: detail.receiptNetPaise ?? difference(detail.receiptPaise, detail.lessPaise),
}))

function difference(paise: number | null, lessPaise: number | null) {
  return paise === null ? null : paise - (lessPaise ?? 0)
}

export type PaymentDetail = z.output<typeof WirePaymentDetail>

export const PaymentDetailsReply = reply('payment details', {
  bills: [
    'agents',
    list(
      wireObject('paid agent', {
        associateId: ['agent_id', optionalId],
        billedOn: ['bill_date', date],
        // Not in the specification.
        billNumber: ['bill_no', text],
        deductions: deductionFields,
        payments: ['data', oneOrMany(WirePaymentDetail)],
        voided: voidedList,
      }).transform((bill) => ({
        ...bill,
        deductions: recordedIn(
          bill.deductions,
          sumOf(bill.payments, ({ netPaise }) => netPaise),
        ),
      })),
    ),
  ],
}).transform(({ bills }) => bills)

export type PaidBill = z.output<typeof PaymentDetailsReply>[number]

export const DocumentAddressReply = reply('document address', {
  url: ['data', z.string().max(MAX_LENGTH.url).pipe(z.string().url())],
}).transform(({ url }) => url)

import { z } from 'zod'
import { amount, date, id, list, money, text, wireObject } from './wire'

/** The booking that a statement or a commission is about. */
export const WireBookingInfo = z
  .union([z.null(), z.undefined()])
  .transform(() => ({}))
  .pipe(z.object({}))
  .transform(() => ({
    plotNumber: '',
    customerName: '',
    projectName: '',
    associateId: null,
    projectId: null,
  }))
  .or(
    wireObject('booking info', {
      plot_number: text,
      plot_no: text,
      customer_name: text,
      project_name: text,
      // Not in the specification; with them a statement leads back to the list it came from.
      project_id: id.optional(),
      agent_id: id.optional(),
      agent_name: text,
    }).transform((wire) => ({
      plotNumber: wire.plot_number || wire.plot_no,
      customerName: wire.customer_name,
      projectName: wire.project_name,
      associateId: wire.agent_id ?? null,
      projectId: wire.project_id ?? null,
    })),
  )

export type StatementHeading = z.output<typeof WireBookingInfo>

const WireReceipt = wireObject('receipt', {
  date,
  receipt_no: text,
  net_rcv_amt: amount,
  late_paymt_paid: amount,
  rcvd_amt: amount,
}).transform((wire) => ({
  receivedOn: wire.date,
  number: wire.receipt_no,
  netPaise: wire.net_rcv_amt,
  latePaymentPaise: wire.late_paymt_paid,
  totalPaise: wire.rcvd_amt,
}))

/**
 * POST associate/get-receipts/{booking}. The total is the upstream's after-less figure, else the sum of the net amounts
 * (checklist M168).
 */
export const ReceiptsReply = wireObject('receipts', {
  status: z.literal(true),
  message: text,
  booking_info: WireBookingInfo,
  receipt_details: list(WireReceipt),
  receipts_info: wireObject('receipts info', { revd_total_amt_after_less: money }).nullish(),
}).transform((wire) => ({
  booking: wire.booking_info,
  receipts: wire.receipt_details,
  totalPaise:
    wire.receipts_info?.revd_total_amt_after_less ??
    wire.receipt_details.reduce((sum, receipt) => sum + receipt.netPaise, 0),
}))

export type Receipt = z.output<typeof WireReceipt>

const WireInstalment = wireObject('instalment', {
  type: text,
  due_date: date,
  amount_due: amount,
  amount_paid: amount,
  balance: amount,
}).transform((wire) => ({
  type: wire.type,
  dueOn: wire.due_date,
  duePaise: wire.amount_due,
  paidPaise: wire.amount_paid,
  balancePaise: wire.balance,
}))

export type Instalment = z.output<typeof WireInstalment>

const WireEmiStatement = wireObject('emi statement', {
  emi_wave_off: amount,
  customer_emi_items: list(WireInstalment),
}).transform((wire) => ({ waiveOffPaise: wire.emi_wave_off, instalments: wire.customer_emi_items }))

const isWrapped = (items: unknown[]) =>
  items.some(
    (item) =>
      typeof item === 'object' && item !== null && ('customer_emi_items' in item || 'emi_wave_off' in item),
  )

/**
 * POST associate/get-emi-details/{booking}. `emi_statement[0]` holds the waive-off and the rows; an upstream that sends the
 * rows themselves is read too (checklist M173).
 */
export const EmiDetailsReply = z
  .preprocess(
    (reply) => {
      if (typeof reply !== 'object' || reply === null || !('emi_statement' in reply)) return reply
      const { emi_statement: items, ...rest } = reply as { emi_statement: unknown }
      if (!Array.isArray(items) || items.length === 0 || isWrapped(items)) return reply
      return { ...rest, emi_statement: [{ customer_emi_items: items }] }
    },
    wireObject('emi details', {
      status: z.literal(true),
      message: text,
      booking_info: WireBookingInfo,
      emi_statement: list(WireEmiStatement),
    }),
  )
  .transform((wire) => ({
    booking: wire.booking_info,
    waiveOffPaise: wire.emi_statement[0]?.waiveOffPaise ?? 0,
    instalments: wire.emi_statement[0]?.instalments ?? [],
  }))

export type EmiStatement = z.output<typeof EmiDetailsReply>

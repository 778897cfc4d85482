import { z } from 'zod/v4'
import { instalmentName } from '../domain/upstream-words'
import { UNDATED_CANCELLATION } from '../domain/cancellation'
import { emiTotals } from '../domain/statements'
import { sumOf } from '../domain/money'
import { CANCELLED, cancellationFields, toCancellation } from './cancellation'
import { itemsOf, list, oneOrMany } from './list'
import { WirePlotMoves } from './plot-moves'
import { date, flag, longText, money, optionalId, optionalObject, text, wireObject } from './wire'

const UNKNOWN_BOOKING = {
  plotNumber: '',
  customerName: '',
  customerMobile: '',
  projectName: '',
  associateId: null,
  associateName: '',
  projectId: null,
  isCancelled: null,
  ...UNDATED_CANCELLATION,
  moves: [],
}

export const WireBookingInfo = optionalObject(
  wireObject('booking info', {
    plot_number: text,
    plot_no: text,
    customer_name: text,
    project_name: text,
    // The next four fields are not in the specification. The back link of a statement needs the two ids; a document names the seller.
    customer_mobile: text,
    project_id: optionalId,
    agent_id: optionalId,
    agent_name: text,
    // Not in the specification either.
    ...cancellationFields,
    moves: WirePlotMoves,
  }).transform((wire) => ({
    plotNumber: wire.plot_number || wire.plot_no,
    customerName: wire.customer_name,
    customerMobile: wire.customer_mobile,
    projectName: wire.project_name,
    associateId: wire.agent_id,
    associateName: wire.agent_name,
    projectId: wire.project_id,
    /** Null if the reply does not say. */
    isCancelled: wire.plot_status === null ? null : wire.plot_status === CANCELLED,
    ...toCancellation(wire),
    moves: wire.moves,
  })),
).transform((info) => info ?? UNKNOWN_BOOKING)

export type StatementHeading = z.output<typeof WireBookingInfo>

export const WireReceipt = wireObject('receipt', {
  date,
  receipt_no: text,
  net_rcv_amt: money,
  late_paymt_paid: money,
  rcvd_amt: money,
}).transform((wire) => ({
  receivedOn: wire.date,
  number: wire.receipt_no,
  netPaise: wire.net_rcv_amt,
  latePaymentPaise: wire.late_paymt_paid,
  totalPaise: wire.rcvd_amt,
}))

/** The total is `revd_total_amt_after_less` if the reply has it, else the sum of the net amounts (M168). */
export const ReceiptsReply = wireObject('receipts', {
  status: z.literal(true),
  message: longText,
  booking_info: WireBookingInfo,
  receipt_details: list(WireReceipt),
  receipts_info: optionalObject(wireObject('receipts info', { revd_total_amt_after_less: money })),
}).transform((wire) => ({
  booking: wire.booking_info,
  receipts: wire.receipt_details,
  totalPaise:
    wire.receipts_info?.revd_total_amt_after_less ??
    sumOf(wire.receipt_details, (receipt) => receipt.netPaise),
}))

export type Receipt = z.output<typeof WireReceipt>

export const WireInstalment = wireObject('instalment', {
  type: text,
  due_date: date,
  amount_due: money,
  amount_paid: money,
  balance: money,
}).transform((wire) => ({
  type: instalmentName(wire.type),
  // Tests the type before its translation, because the upstream's English word marks registration charges.
  isRegistrationCharge: /^registration\b/i.test(wire.type),
  dueOn: wire.due_date,
  duePaise: wire.amount_due,
  paidPaise: wire.amount_paid,
  balancePaise: wire.balance,
}))

export type Instalment = z.output<typeof WireInstalment>

const WireEmiStatement = wireObject('emi statement', {
  emi_wave_off: money,
  // Not in the specification. True if the waive-off is already deducted from the instalments.
  emi_wave_off_included: flag,
  customer_emi_items: list(WireInstalment),
}).transform((wire) => ({
  waiveOffPaise: Math.abs(wire.emi_wave_off ?? 0),
  isWaiveOffIncluded: wire.emi_wave_off_included,
  instalments: wire.customer_emi_items,
}))

const isWrapped = (item: unknown) =>
  typeof item === 'object' && item !== null && ('customer_emi_items' in item || 'emi_wave_off' in item)

/** `emi_statement[0]` contains the waive-off and the rows. Some upstreams send only the rows, as `emi_statement` (M173). */
export const EmiDetailsReply = z
  .preprocess(
    (reply) => {
      if (typeof reply !== 'object' || reply === null || !('emi_statement' in reply)) return reply
      const items = itemsOf(reply.emi_statement)
      if (!items || items.length === 0 || items.some(isWrapped)) return reply
      return { ...reply, emi_statement: [{ customer_emi_items: reply.emi_statement }] }
    },
    wireObject('emi details', {
      status: z.literal(true),
      message: longText,
      booking_info: WireBookingInfo,
      emi_statement: oneOrMany(WireEmiStatement),
    }),
  )
  .transform((wire) => {
    const { waiveOffPaise = 0, isWaiveOffIncluded = false, instalments = [] } = wire.emi_statement[0] ?? {}
    return {
      booking: wire.booking_info,
      waiveOffPaise,
      instalments,
      ...emiTotals(instalments, isWaiveOffIncluded ? 0 : waiveOffPaise),
    }
  })

export type EmiStatement = z.output<typeof EmiDetailsReply>

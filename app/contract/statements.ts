import { z } from 'zod/v4'
import { instalmentName } from '../domain/upstream-words'
import { UNDATED_CANCELLATION } from '../domain/cancellation'
import { emiTotals } from '../domain/statements'
import { sumOf } from '../domain/money'
import { CANCELLED, cancellationFields, statusField } from './cancellation'
import { itemsOf, list, oneOrMany } from './list'
import { WirePlotMoves } from './plot-moves'
import { voidedList } from './voided'
import { date, flag, money, optionalId, text } from './wire'
import { from, optionalObject, reply, wireObject } from './wire-object'

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
    plotNumber: from(
      { plotNumber: ['plot_number', text], plotNo: ['plot_no', text] },
      ({ plotNumber, plotNo }) => plotNumber || plotNo,
    ),
    customerName: ['customer_name', text],
    projectName: ['project_name', text],
    /** Null if the reply does not say. */
    isCancelled: from({ status: statusField }, ({ status }) =>
      status === null ? null : status === CANCELLED,
    ),
    // The next four fields are not in the specification. The back link of a statement needs the two ids; a document names the seller.
    customerMobile: ['customer_mobile', text],
    projectId: ['project_id', optionalId],
    associateId: ['agent_id', optionalId],
    associateName: ['agent_name', text],
    // Not in the specification either.
    ...cancellationFields,
    moves: WirePlotMoves,
  }),
).transform((booking) => booking ?? UNKNOWN_BOOKING)

export type StatementHeading = z.output<typeof WireBookingInfo>

export const WireReceipt = wireObject('receipt', {
  receivedOn: ['date', date],
  number: ['receipt_no', text],
  netPaise: ['net_rcv_amt', money],
  latePaymentPaise: ['late_paymt_paid', money],
  totalPaise: ['rcvd_amt', money],
})

/** The total is `revd_total_amt_after_less` if the reply has it, else the sum of the net amounts (M168). */
export const ReceiptsReply = reply('receipts', {
  booking: ['booking_info', WireBookingInfo],
  receipts: ['receipt_details', list(WireReceipt)],
  voided: voidedList,
  totals: [
    'receipts_info',
    optionalObject(wireObject('receipts info', { netPaise: ['revd_total_amt_after_less', money] })),
  ],
}).transform(({ booking, receipts, voided, totals }) => ({
  booking,
  receipts,
  voided,
  totalPaise: totals?.netPaise ?? sumOf(receipts, ({ netPaise }) => netPaise),
}))

export type Receipt = z.output<typeof WireReceipt>

export const WireInstalment = wireObject('instalment', {
  type: from({ type: text }, ({ type }) => instalmentName(type)),
  // Tests the type before its translation, because the upstream's English word marks registration charges.
  isRegistrationCharge: from({ type: text }, ({ type }) => /^registration\b/i.test(type)),
  dueOn: ['due_date', date],
  duePaise: ['amount_due', money],
  paidPaise: ['amount_paid', money],
  balancePaise: ['balance', money],
})

export type Instalment = z.output<typeof WireInstalment>

const WireEmiStatement = wireObject('emi statement', {
  waiveOffPaise: ['emi_wave_off', money.transform((paise) => Math.abs(paise ?? 0))],
  // Not in the specification. True if the waive-off is already deducted from the instalments.
  isWaiveOffIncluded: ['emi_wave_off_included', flag],
  instalments: ['customer_emi_items', list(WireInstalment)],
})

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
    reply('emi details', {
      booking: ['booking_info', WireBookingInfo],
      statements: ['emi_statement', oneOrMany(WireEmiStatement)],
    }),
  )
  .transform(({ booking, statements: [statement] }) => {
    const { waiveOffPaise = 0, isWaiveOffIncluded = false, instalments = [] } = statement ?? {}
    return {
      booking,
      waiveOffPaise,
      instalments,
      ...emiTotals(instalments, isWaiveOffIncluded ? 0 : waiveOffPaise),
    }
  })

export type EmiStatement = z.output<typeof EmiDetailsReply>

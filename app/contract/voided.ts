import { list } from './list'
import { date, longText, money, text } from './wire'
import { wireObject } from './wire-object'

/** Receipts or payments that are void. Not in the specification: they are lists of their own, so that nothing counts them (X114). */
export const voidedList = list(
  wireObject('voided row', {
    /** Of a payment only. */
    billNumber: ['bill_no', text],
    receiptNumber: ['receipt_no', text],
    plotNumber: ['plot_no', text],
    associateName: ['agent_name', text],
    /** The day of the receipt or bill. */
    date: ['date', date],
    paise: ['amount', money],
    voidedOn: ['voided_date', date],
    reason: ['void_reason', longText],
  }),
)

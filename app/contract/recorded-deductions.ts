import { money, text } from './wire'
import type { WireTable, WireValues } from './wire-object'

/**
 * Not in the specification: what the firm recorded of the payment of a whole bill. Each row of the bill has the same values. An amount is
 * null, a text is empty, if it is not recorded.
 */
export const deductionFields = {
  grossPaise: ['gross_amt', money],
  tdsPaise: ['tds_amt', money],
  gstPaise: ['gst_amt', money],
  otherPaise: ['other_deduction_amt', money],
  otherReason: ['other_deduction_reason', text],
  creditedPaise: ['credited_amt', money],
  /** Such as the bank's number of the transfer. */
  reference: text,
} satisfies WireTable

export type RecordedDeductions = WireValues<typeof deductionFields>

/** Null if nothing is recorded. `rowPaise` is the gross amount of a bill with a single row. */
export function recordedIn(
  { grossPaise, ...recorded }: RecordedDeductions,
  rowPaise: number | null,
): RecordedDeductions | null {
  const isRecorded = Object.values(recorded).some((value) => value !== null && value !== '')
  return isRecorded ? { grossPaise: grossPaise ?? rowPaise, ...recorded } : null
}

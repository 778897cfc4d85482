import { money, text } from './wire'

/** Not in the specification: what the firm recorded of the payment of a whole bill. Each row of the bill has the same values. */
export const deductionFields = {
  gross_amt: money,
  tds_amt: money,
  gst_amt: money,
  other_deduction_amt: money,
  other_deduction_reason: text,
  credited_amt: money,
  reference: text,
}

/** An amount is null, a text is empty, if it is not recorded. */
export interface RecordedDeductions {
  grossPaise: number | null
  tdsPaise: number | null
  gstPaise: number | null
  otherPaise: number | null
  otherReason: string
  creditedPaise: number | null
  /** Such as the bank's number of the transfer. */
  reference: string
}

interface WireDeductions {
  gross_amt: number | null
  tds_amt: number | null
  gst_amt: number | null
  other_deduction_amt: number | null
  other_deduction_reason: string
  credited_amt: number | null
  reference: string
}

/** Null if nothing is recorded. `rowPaise` is the gross amount of a bill with a single row. */
export function deductionsOf(wire: WireDeductions, rowPaise: number | null): RecordedDeductions | null {
  const recorded = {
    tdsPaise: wire.tds_amt,
    gstPaise: wire.gst_amt,
    otherPaise: wire.other_deduction_amt,
    otherReason: wire.other_deduction_reason,
    creditedPaise: wire.credited_amt,
    reference: wire.reference,
  }
  const isRecorded = Object.values(recorded).some((value) => value !== null && value !== '')
  return isRecorded ? { grossPaise: wire.gross_amt ?? rowPaise, ...recorded } : null
}

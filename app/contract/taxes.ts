import { z } from 'zod/v4'
import { list } from './list'
import { count, longText, money, url, wireObject } from './wire'

const Quarter = wireObject('quarter of a tax year', {
  quarter: count,
  gross_amt: money,
  tds_amt: money,
  gst_amt: money,
  other_deduction_amt: money,
  credited_amt: money,
  certificate: url,
}).transform((wire) => ({
  /** 1 for April to June … 4 for January to March. */
  quarter: wire.quarter,
  grossPaise: wire.gross_amt,
  tdsPaise: wire.tds_amt,
  gstPaise: wire.gst_amt,
  otherPaise: wire.other_deduction_amt,
  creditedPaise: wire.credited_amt,
  certificateUrl: wire.certificate || null,
}))

/**
 * Recorded deductions of the payments of a financial year. `financial_year` and `first_year`, the first with a payment or a certificate,
 * are calendar years in which a financial year begins. `unrecorded_amt` was paid without a record, and no quarter counts it.
 */
export const TaxYearReply = wireObject('tax year', {
  status: z.literal(true),
  message: longText,
  financial_year: count,
  first_year: count,
  quarters: list(Quarter),
  unrecorded_amt: money,
}).transform((wire) => ({
  /** Null if the upstream sends none. */
  firstYear: wire.first_year || null,
  quarters: wire.quarters,
  unrecordedPaise: wire.unrecorded_amt ?? 0,
}))

export type TaxQuarter = z.output<typeof Quarter>

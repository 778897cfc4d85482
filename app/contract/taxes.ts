import type { z } from 'zod/v4'
import { list } from './list'
import { count, money, orNull, orZero, url } from './wire'
import { reply, wireObject } from './wire-object'

const Quarter = wireObject('quarter of a tax year', {
  /** 1 for April to June … 4 for January to March. */
  quarter: count,
  grossPaise: ['gross_amt', money],
  tdsPaise: ['tds_amt', money],
  gstPaise: ['gst_amt', money],
  otherPaise: ['other_deduction_amt', money],
  creditedPaise: ['credited_amt', money],
  certificateUrl: ['certificate', orNull(url)],
})

/**
 * Recorded deductions of the payments of a financial year. `financial_year` and `first_year`, the first with a payment or a certificate,
 * are calendar years in which a financial year begins. `unrecorded_amt` was paid without a record, and no quarter counts it.
 */
export const TaxYearReply = reply(
  'tax year',
  {
    /** Null if the upstream sends none. */
    firstYear: ['first_year', count.transform((year) => year || null)],
    quarters: list(Quarter),
    unrecordedPaise: ['unrecorded_amt', orZero(money)],
  },
  { financial_year: count },
)

export type TaxQuarter = z.output<typeof Quarter>

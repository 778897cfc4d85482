import { z } from 'zod/v4'
import { list } from './list'
import { count, date, dayOf, longText, money, text, wireObject } from './wire'

const Month = wireObject('month of earnings', {
  /** `yyyy-MM`. */
  month: text,
  bank: money,
  other: money,
  unconfirmed: money,
}).transform(({ month, bank, other, unconfirmed }) => ({
  month,
  bankPaise: bank ?? 0,
  otherPaise: other ?? 0,
  unconfirmedPaise: unconfirmed ?? 0,
}))

/**
 * Commission paid in each of the twelve months of a financial year, from April. `financial_year` is the calendar year in which the
 * financial year begins. `other` is cash that the associate has confirmed, `unconfirmed` cash that waits for it. `lifetime` covers all
 * bookings: `eligible` is before discounts and cancellations, `net` after them.
 */
export const EarningsReply = wireObject('earnings', {
  status: z.literal(true),
  message: longText,
  financial_year: count,
  as_of: date,
  months: list(Month),
  last_year: list(Month),
  lifetime: wireObject('lifetime earnings', {
    eligible: money,
    discount: money,
    cancelled: money,
    net: money,
    paid: money,
    unconfirmed: money,
    due: money,
    payable_amt: money,
  }).transform((wire) => ({
    eligiblePaise: wire.eligible,
    /** Null if the upstream sends none. */
    discountPaise: wire.discount,
    /** What cancellations took from the agreed commission; null if the upstream sends none. */
    cancelledPaise: wire.cancelled,
    netPaise: wire.net,
    paidPaise: wire.paid,
    unconfirmedPaise: wire.unconfirmed ?? 0,
    duePaise: wire.due,
    payablePaise: wire.payable_amt,
  })),
}).transform((wire) => ({
  asOf: dayOf(wire.as_of),
  months: wire.months,
  lastYear: wire.last_year,
  lifetime: wire.lifetime,
}))

type Earnings = z.output<typeof EarningsReply>
export type EarningsMonth = Earnings['months'][number]

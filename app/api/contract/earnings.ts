import { z } from 'zod/v4'
import { list } from './list'
import { count, date, dayOf, longText, money, text, wireObject } from './wire'

const Month = wireObject('month of earnings', {
  /** `yyyy-MM`. */
  month: text,
  bank: money,
  other: money,
}).transform(({ month, bank, other }) => ({ month, bankPaise: bank ?? 0, otherPaise: other ?? 0 }))

/**
 * Commission paid in each of the twelve months of a financial year, from April. `financial_year` is the calendar year in which the
 * financial year begins. `lifetime` covers all bookings: `eligible` is before discounts, `net` after them.
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
    net: money,
    paid: money,
    due: money,
  }).transform(({ eligible, net, paid, due }) => ({
    eligiblePaise: eligible,
    netPaise: net,
    paidPaise: paid,
    duePaise: due,
  })),
}).transform((wire) => ({
  asOf: dayOf(wire.as_of),
  months: wire.months,
  lastYear: wire.last_year,
  lifetime: wire.lifetime,
}))

type Earnings = z.output<typeof EarningsReply>
export type EarningsMonth = Earnings['months'][number]

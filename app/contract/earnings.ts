import type { z } from 'zod/v4'
import { list } from './list'
import { count, day, money, orZero, text } from './wire'
import { reply, wireObject } from './wire-object'

const Month = wireObject('month of earnings', {
  /** `yyyy-MM`. */
  month: text,
  bankPaise: ['bank', orZero(money)],
  otherPaise: ['other', orZero(money)],
  unconfirmedPaise: ['unconfirmed', orZero(money)],
})

/**
 * Commission paid in each of the twelve months of a financial year, from April. `financial_year` is the calendar year in which the
 * financial year begins. `other` is cash that the associate has confirmed, `unconfirmed` cash that waits for it. `lifetime` covers all
 * bookings: `eligible` is before discounts and cancellations, `net` after them.
 */
export const EarningsReply = reply(
  'earnings',
  {
    asOf: ['as_of', day],
    months: list(Month),
    lastYear: ['last_year', list(Month)],
    lifetime: wireObject('lifetime earnings', {
      eligiblePaise: ['eligible', money],
      /** Null if the upstream sends none. */
      discountPaise: ['discount', money],
      /** What cancellations took from the agreed commission; null if the upstream sends none. */
      cancelledPaise: ['cancelled', money],
      netPaise: ['net', money],
      paidPaise: ['paid', money],
      unconfirmedPaise: ['unconfirmed', orZero(money)],
      duePaise: ['due', money],
      payablePaise: ['payable_amt', money],
    }),
  },
  { financial_year: count },
)

type Earnings = z.output<typeof EarningsReply>
export type EarningsMonth = Earnings['months'][number]

import { m } from '~/messages/messages'
import { additionOf, minus, type Term } from './terms'

/* Calculations of an associate's commission on all bookings. Null if an amount is unknown or there is nothing to calculate. */

export interface LifetimeAmounts {
  /** Before discounts and cancellations; null if unknown. */
  eligiblePaise: number | null
  discountPaise: number | null
  cancelledPaise: number | null
  netPaise: number | null
  paidPaise: number | null
  /** The part of the paid commission whose cash is not confirmed. */
  unconfirmedPaise: number
  duePaise: number | null
}

/** The firm may have given other amounts for single bookings. */
export function earnedDerivation({ eligiblePaise, netPaise, ...less }: LifetimeAmounts): string | null {
  if (eligiblePaise === null || netPaise === null) return null
  const lessPaise = eligiblePaise - netPaise
  return additionOf([[eligiblePaise, m.eligible()], ...lessTerms(lessPaise, less)], netPaise)
}

function lessTerms(
  lessPaise: number,
  { discountPaise, cancelledPaise }: Pick<LifetimeAmounts, 'discountPaise' | 'cancelledPaise'>,
): Term[] {
  if (discountPaise === null || cancelledPaise === null)
    return [[minus(lessPaise), m.discountsAndCancellations()]]
  return [
    [minus(discountPaise), m.discounts()],
    [minus(cancelledPaise), m.cancelledBookings()],
    [discountPaise + cancelledPaise - lessPaise, m.otherChangesByOffice()],
  ]
}

export function paidDerivation({ paidPaise, unconfirmedPaise }: LifetimeAmounts): string | null {
  if (paidPaise === null || unconfirmedPaise === 0) return m.whatMyPaymentsLists()
  return additionOf(
    [
      [paidPaise - unconfirmedPaise, m.reachedYou()],
      [unconfirmedPaise, m.unconfirmedCash()],
    ],
    paidPaise,
  )
}

export const dueDerivation = ({ netPaise, paidPaise, duePaise }: LifetimeAmounts) =>
  additionOf(
    [
      [netPaise, m.earned()],
      [minus(paidPaise), m.paid()],
    ],
    duePaise,
  )

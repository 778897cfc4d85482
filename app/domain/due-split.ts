import { m } from '~/messages/messages'
import { additionOf, minus } from './terms'

/** Null if nothing is due, or if the payable part is unknown, negative or more than the due. */
export function splitDue(duePaise: number | null, payablePaise: number | null) {
  if (!duePaise || payablePaise === null || payablePaise < 0 || payablePaise > duePaise) return null
  const waitsPaise = duePaise - payablePaise
  const difference = additionOf(
    [
      [duePaise, m.due()],
      [minus(payablePaise), m.payableNow()],
    ],
    waitsPaise,
  )
  return {
    payablePaise,
    waitsPaise,
    waitsDerivation: difference ? m.waitsDerivation({ difference }) : m.releasedAsCustomersPay(),
  }
}

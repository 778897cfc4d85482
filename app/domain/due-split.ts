import { m } from '~/messages/messages'
import { formatRupees } from './money'
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

/** Splits ₹37,240 into `₹36,000 + ₹1,240 late charges`; null if an amount is unknown, or the late charges are zero or above the total. */
export function splitLateCharges(paise: number | null, latePaise: number | null): string | null {
  if (paise === null || latePaise === null || latePaise <= 0 || latePaise > paise) return null
  return m.amountAndLateCharges({ amount: formatRupees(paise - latePaise), late: formatRupees(latePaise) })
}

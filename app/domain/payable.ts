import { m } from '~/messages/messages'
import { asDeduction, formatRupees } from './money'
import type { InstalmentAmounts } from './statements'
import { sumOfTerms } from './terms'

/* Texts of calculations with the amounts of a booking. A text is null if a needed amount is unknown or the amounts do not add up. */

export function remainingDerivation(
  { duePaise, paidPaise, balancePaise }: InstalmentAmounts,
  waiveOffPaise: number,
): string | null {
  if (duePaise === null || paidPaise === null || balancePaise === null) return null
  const waivedPaise = duePaise - paidPaise - balancePaise
  if (waivedPaise !== 0 && waivedPaise !== waiveOffPaise) return null
  const [due, paid, balance] = [formatRupees(duePaise), formatRupees(paidPaise), formatRupees(balancePaise)]
  return waivedPaise === 0
    ? m.remainingDerivation({ due, paid, balance })
    : m.remainingDerivationWaived({ due, paid, balance, waived: formatRupees(waivedPaise) })
}

interface Price {
  salePaise: number | null
  premiumPaise: number | null
  adjustmentPaise: number | null
  emiChargesPaise: number | null
  registrationPaise: number | null
  latePaymentPaise: number | null
  discountPaise: number | null
  waiveOffPaise: number | null
  totalDuePaise: number | null
}

/**
 * The total includes late charges; the instalments do not. Unknown charges and discounts count as zero. Also null if the total is the sale
 * amount.
 */
export function totalPayableDerivation(price: Price): string | null {
  const { latePaymentPaise, totalDuePaise } = price
  const terms = sumOfTerms(
    [
      [price.salePaise, m.saleAmount()],
      [price.premiumPaise ?? 0, m.premiumChrgs()],
      [price.adjustmentPaise ?? 0, m.adjustment()],
      [price.emiChargesPaise ?? 0, m.emiCharges()],
      [price.registrationPaise ?? 0, m.regCharges()],
      [asDeduction(price.discountPaise) ?? 0, m.discount()],
      [asDeduction(price.waiveOffPaise) ?? 0, m.emiWaiveOff()],
      [latePaymentPaise ?? 0, m.latePmtChrgsDue()],
    ],
    totalDuePaise,
  )
  if (terms === null) return null
  const inputs = { terms, total: formatRupees(totalDuePaise) }
  return latePaymentPaise ? m.totalWithLateChargesDerivation(inputs) : m.totalPayableDerivation(inputs)
}

interface Received {
  /** Without late charges. */
  countedPaise: number | null
  latePaise: number | null
  receivedPaise: number | null
}

/** Adds the late charges to the counted amount. Also null if there are no late charges. */
export function receivedDerivation({ countedPaise, latePaise, receivedPaise }: Received): string | null {
  if (countedPaise === null || receivedPaise === null || !latePaise) return null
  if (countedPaise + latePaise !== receivedPaise) return null
  return m.receivedDerivation({
    counted: formatRupees(countedPaise),
    late: formatRupees(latePaise),
    received: formatRupees(receivedPaise),
  })
}

import { m } from '~/messages/messages'
import { asDeduction, formatRupees } from './money'
import type { InstalmentAmounts } from './statements'

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
 * The total includes late charges; the instalments do not. Unknown charges and discounts count as zero. Also null if there are no late
 * charges and the other charges, less discounts, are zero.
 */
export function totalPayableDerivation(price: Price): string | null {
  const { salePaise, latePaymentPaise, totalDuePaise } = price
  if (salePaise === null || totalDuePaise === null) return null
  const latePaise = latePaymentPaise ?? 0
  const parts = [
    price.premiumPaise,
    price.adjustmentPaise,
    price.emiChargesPaise,
    price.registrationPaise,
    asDeduction(price.discountPaise),
    asDeduction(price.waiveOffPaise),
  ].map((paise) => paise ?? 0)
  const chargesPaise = parts.reduce((sum, paise) => sum + paise, 0)
  if (salePaise + chargesPaise + latePaise !== totalDuePaise) return null
  if (chargesPaise === 0 && latePaise === 0) return null
  const terms = [
    m.termOfSale({ amount: formatRupees(salePaise) }),
    ...(chargesPaise === 0 ? [] : [chargesTerm(chargesPaise, parts)]),
    ...(latePaise === 0 ? [] : [m.termOfLateCharges({ amount: formatRupees(latePaise) })]),
  ]
  const inputs = { terms: terms.join(' '), total: formatRupees(totalDuePaise) }
  return latePaise === 0 ? m.totalPayableDerivation(inputs) : m.totalWithLateChargesDerivation(inputs)
}

function chargesTerm(paise: number, parts: number[]): string {
  const hasChargesAndDiscounts = Math.min(...parts) < 0 && Math.max(...parts) > 0
  const amount = formatRupees(Math.abs(paise))
  if (paise < 0)
    return hasChargesAndDiscounts ? m.termOfDiscountsLessCharges({ amount }) : m.termOfDiscount({ amount })
  return hasChargesAndDiscounts ? m.termOfChargesLessDiscounts({ amount }) : m.termOfCharges({ amount })
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

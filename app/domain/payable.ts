import { asDeduction, formatRupees } from './money'
import type { InstalmentAmounts } from './statements'

/* How the amounts of a booking follow from each other; null unless they add up. */

/** From all instalments to what remains of them. */
export function remainingSum(
  { duePaise, paidPaise, balancePaise }: InstalmentAmounts,
  waiveOffPaise: number,
): string | null {
  if (duePaise === null || paidPaise === null || balancePaise === null) return null
  const waivedPaise = duePaise - paidPaise - balancePaise
  if (waivedPaise !== 0 && waivedPaise !== waiveOffPaise) return null
  const waived = waivedPaise === 0 ? '' : ` − ${formatRupees(waivedPaise)} waived`
  return `${formatRupees(duePaise)} total payable − ${formatRupees(paidPaise)} paid${waived} = ${formatRupees(balancePaise)} remaining.`
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

/** From the price to the total due, whose late charges no instalment holds. */
export function totalDueSum(price: Price): string | null {
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
    `${formatRupees(salePaise)} sale amount`,
    ...(chargesPaise === 0 ? [] : [chargesTerm(chargesPaise, parts)]),
    ...(latePaise === 0 ? [] : [`+ ${formatRupees(latePaise)} late charges`]),
  ]
  return `${terms.join(' ')} = ${formatRupees(totalDuePaise)} total due.`
}

function chargesTerm(paise: number, parts: number[]): string {
  const hasBoth = Math.min(...parts) < 0 && Math.max(...parts) > 0
  return paise < 0
    ? `− ${formatRupees(-paise)} ${hasBoth ? 'discounts less charges' : 'discount'}`
    : `+ ${formatRupees(paise)} ${hasBoth ? 'charges less discounts' : 'charges'}`
}

interface Received {
  /** Without late charges. */
  countedPaise: number | null
  latePaise: number | null
  receivedPaise: number | null
}

/** From what counts as paid to what the customer paid; null without late charges. */
export function receivedSum({ countedPaise, latePaise, receivedPaise }: Received): string | null {
  if (countedPaise === null || receivedPaise === null || !latePaise) return null
  if (countedPaise + latePaise !== receivedPaise) return null
  return `${formatRupees(countedPaise)} + ${formatRupees(latePaise)} late charges = ${formatRupees(receivedPaise)} received.`
}

import { divideDown, divideHalfUp, divideUp } from './rounding'
import { emiAmounts } from './emi'

/** `hundredths` is rupees per yard, per cent or flat rupees, times 100. */
export interface Charge {
  type: 'Per Sq.Yd' | '%' | 'Flat'
  hundredths: number
}

export type Plan =
  | { kind: 'outright'; discountPerYardRupees: number }
  | { kind: 'emi'; months: number; flatPercentHundredths: number }

interface PriceInput {
  yardsHundredths: number
  rateRupees: number
  premium: Charge
  plan: Plan
}

export interface Price {
  saleRupees: number
  discountRupees: number
  premiumRupees: number
  /** Sale − discount + premium. */
  netSaleRupees: number
  bookingAmountRupees: number
  emiChargesRupees: number
  totalCostRupees: number
  balanceRupees: number
  emi: { perMonthRupees: number; lastRupees: number } | null
}

/** Only the outright plan has a discount. Flat EMI charges are calculated on the net sale less the booking amount. */
export function priceOf({ yardsHundredths, rateRupees, premium, plan }: PriceInput): Price {
  const saleRupees = divideHalfUp(yardsHundredths * rateRupees, 100)
  const discountRupees =
    plan.kind === 'outright' ? divideHalfUp(yardsHundredths * plan.discountPerYardRupees, 100) : 0
  const premiumRupees = chargeOf(premium, { yardsHundredths, baseRupees: saleRupees })
  const netSaleRupees = saleRupees - discountRupees + premiumRupees
  const bookingAmountRupees = bookingAmountOf(netSaleRupees)
  const emiChargesRupees = plan.kind === 'emi' ? emiChargesOf(netSaleRupees - bookingAmountRupees, plan) : 0
  const totalCostRupees = netSaleRupees + emiChargesRupees
  const balanceRupees = totalCostRupees - bookingAmountRupees
  return {
    saleRupees,
    discountRupees,
    premiumRupees,
    netSaleRupees,
    bookingAmountRupees,
    emiChargesRupees,
    totalCostRupees,
    balanceRupees,
    emi: plan.kind === 'emi' ? firstAndLast(emiAmounts(balanceRupees, plan.months)) : null,
  }
}

export function chargeOf(
  charge: Charge,
  { yardsHundredths, baseRupees }: { yardsHundredths: number; baseRupees: number },
): number {
  switch (charge.type) {
    case 'Per Sq.Yd':
      return divideHalfUp(yardsHundredths * charge.hundredths, 10_000)
    case '%':
      return divideHalfUp(baseRupees * charge.hundredths, 10_000)
    case 'Flat':
      return divideHalfUp(charge.hundredths, 100)
  }
}

/** Adds up premiums per square yard, at most 20 % of the rate. */
export function premiumPerYard(premiumsRupees: number[], rateRupees: number): number {
  const sum = premiumsRupees.reduce((total, premium) => total + premium, 0)
  return Math.min(sum, divideDown(rateRupees * 20, 100))
}

/** Returns the firm's minimum percentage of the project's rate, rounded up to whole rupees. */
export function minRate(projectRateRupees: number, percentHundredths: number): number {
  return divideUp(projectRateRupees * percentHundredths, 10_000)
}

/** Returns 7.5 % of the government value, which is ₹2,500 per square yard. */
export function registrationChargesOf(yardsHundredths: number): number {
  return divideHalfUp(yardsHundredths * 2_500 * 75, 100_000)
}

// The law allows at most 10 % before a registered agreement (RERA, section 13). Rounds down to a multiple of ₹1,000.
function bookingAmountOf(netSaleRupees: number): number {
  return divideDown(netSaleRupees, 10_000) * 1_000
}

function emiChargesOf(
  financedRupees: number,
  plan: { months: number; flatPercentHundredths: number },
): number {
  return divideHalfUp(financedRupees * plan.flatPercentHundredths * plan.months, 10_000 * 12)
}

function firstAndLast(amounts: number[]) {
  return { perMonthRupees: amounts[0] ?? 0, lastRupees: amounts.at(-1) ?? 0 }
}

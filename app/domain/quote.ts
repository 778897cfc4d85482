import { formatDate, type IsoDate } from './dates'
import { formatRupees } from './money'
import type { PriceFigures } from './price'

export const SUBJECT_TO_CONFIRMATION = 'Subject to confirmation.'

interface Quote {
  price: PriceFigures & { number: string; facing: string }
  projectName: string
  quotedOn: IsoDate
}

export function quoteText({ price, projectName, quotedOn }: Quote): string {
  return [
    [`Plot ${price.number}`, projectName].filter(Boolean).join(' · '),
    [price.yards !== null && `${price.yards} sq. yards`, price.facing].filter(Boolean).join(' · '),
    price.pricePerYardPaise !== null && `Price per Yard: ${formatRupees(price.pricePerYardPaise)}`,
    `Net Sale Amount: ${formatRupees(price.netSalePaise)}`,
    (price.emiChargesPaise ?? 0) > 0 && `EMI Charges: ${formatRupees(price.emiChargesPaise)}`,
    `Total Cost: ${formatRupees(price.totalCostPaise)}`,
    `Booking Amount: ${formatRupees(price.bookingAmountPaise)}`,
    `Balance: ${formatRupees(price.balancePaise)}`,
    (price.emiPerMonthPaise ?? 0) > 0 && `EMI Per Month: ${emiText(price)}`,
    `Quoted on ${formatDate(quotedOn)}. ${SUBJECT_TO_CONFIRMATION}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function emiText({ months, emiPerMonthPaise, lastEmiPaise }: PriceFigures): string {
  if (!months) return formatRupees(emiPerMonthPaise)
  const hasOtherLast = lastEmiPaise !== null && lastEmiPaise !== emiPerMonthPaise
  const last = hasOtherLast ? ` (the last one ${formatRupees(lastEmiPaise)})` : ''
  return `${formatRupees(emiPerMonthPaise)} × ${months}${last}`
}

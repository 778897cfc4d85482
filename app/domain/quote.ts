import { addDays, formatDate, type IsoDate } from './dates'
import { formatRupees } from './money'
import type { PriceFigures } from './price'

export const SUBJECT_TO_CONFIRMATION = 'Subject to confirmation.'

export interface Quote {
  price: PriceFigures & { number: string; facing: string }
  projectName: string
  quotedOn: IsoDate
  validDays: number
  from: QuoteSender
}

export interface QuoteSender {
  firmName: string
  associateName: string
  /** Null if unknown. */
  mobile: string | null
}

export function quoteText({ price, projectName, quotedOn, validDays, from }: Quote): string {
  return [
    [`Plot ${price.number}`, projectName].filter(Boolean).join(' · '),
    [price.yards !== null && `${price.yards} sq. yards`, price.facing].filter(Boolean).join(' · '),
    ...priceParts(price).map(({ label, value }) => `${label}: ${value}`),
    [from.associateName, from.mobile].filter(Boolean).join(' · '),
    from.firmName,
    `${validUntil(quotedOn, validDays)}.`,
    `Quoted on ${formatDate(quotedOn)}. ${SUBJECT_TO_CONFIRMATION}`,
  ]
    .filter(Boolean)
    .join('\n')
}

export const validUntil = (quotedOn: IsoDate, days: number) =>
  `Valid until ${formatDate(addDays(quotedOn, days))}`

/** What a customer pays. Never a commission. */
function priceParts(price: PriceFigures) {
  return [
    part('Price per Yard', price.pricePerYardPaise),
    part('Net Sale Amount', price.netSalePaise),
    nonZero('EMI Charges', price.emiChargesPaise),
    { label: 'Total Cost', value: formatRupees(price.totalCostPaise) },
    part('Booking Amount', price.bookingAmountPaise),
    part('Balance', price.balancePaise),
    hasEmi(price) && { label: 'EMI Per Month', value: emiText(price) },
  ].filter((line) => line !== false && line !== null)
}

export interface QuoteCard {
  firmName: string
  title: string
  projectName: string
  total: { label: string; value: string }
  lines: { label: string; value: string }[]
  sender: string[]
  validUntil: string
  note: string
}

export function quoteCard({ price, projectName, quotedOn, validDays, from }: Quote): QuoteCard {
  return {
    firmName: bounded(from.firmName),
    title: bounded(`Plot ${price.number}`),
    projectName: bounded(projectName),
    total: { label: 'Total Cost', value: formatRupees(price.totalCostPaise) },
    lines: [
      price.yards !== null && { label: 'Sq. Yards', value: String(price.yards) },
      price.facing !== '' && { label: 'Facing', value: bounded(price.facing) },
      part('Price per Yard', price.pricePerYardPaise),
      nonZero('Discount', price.discountPaise),
      nonZero('Premium', price.premiumPaise),
      part('Net Sale Amount', price.netSalePaise),
      nonZero('EMI Charges', price.emiChargesPaise),
      part('Booking Amount', price.bookingAmountPaise),
      part('Balance', price.balancePaise),
      hasEmi(price) && { label: 'EMI Per Month', value: emiText(price) },
    ].filter((line) => line !== false && line !== null),
    sender: [bounded(from.associateName), bounded(from.mobile ?? '')].filter(Boolean),
    validUntil: validUntil(quotedOn, validDays),
    note: `Quoted on ${formatDate(quotedOn)}. ${SUBJECT_TO_CONFIRMATION}`,
  }
}

/** Longer texts of an upstream would leave no room for the price. */
const MAX_TEXT = 300

const bounded = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text)

const part = (label: string, paise: number | null) =>
  paise === null ? null : { label, value: formatRupees(paise) }

const nonZero = (label: string, paise: number | null) => (paise ? part(label, paise) : null)

const hasEmi = ({ emiPerMonthPaise }: PriceFigures) => (emiPerMonthPaise ?? 0) > 0

function emiText({ months, emiPerMonthPaise, lastEmiPaise }: PriceFigures): string {
  if (!months) return formatRupees(emiPerMonthPaise)
  const hasOtherLast = lastEmiPaise !== null && lastEmiPaise !== emiPerMonthPaise
  const last = hasOtherLast ? ` (the last one ${formatRupees(lastEmiPaise)})` : ''
  return `${formatRupees(emiPerMonthPaise)} × ${months}${last}`
}

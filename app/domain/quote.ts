import { m } from '~/messages/messages'
import { addDays, dateInFile, formatDate, type IsoDate } from './dates'
import { contactLines, type Firm } from './firm'
import { formatRupees } from './money'
import type { PriceFigures } from './price'
import { reraAgentLine, reraLine } from './rera'

export interface Quote {
  price: PriceFigures & { number: string; facing: string; isCorner: boolean }
  projectName: string
  /** The RERA number of the project; empty if unknown. */
  reraNumber: string
  quotedOn: IsoDate
  validDays: number
  from: QuoteSender
  /** Null if the layout is unknown. */
  place: PlotPlace | null
}

/** Where a plot is in its block. Lengths are in cells. */
export interface PlotPlace {
  block: string
  columns: number
  rows: number
  plots: { left: number; top: number; width: number; height: number; isQuoted: boolean }[]
}

interface QuoteSender {
  firm: Firm | null
  associateName: string
  /** The RERA number of the associate; empty if unknown. */
  reraNumber: string
  mobile: string | null
}

export function quoteText({ price, projectName, reraNumber, quotedOn, validDays, from }: Quote): string {
  return [
    [m.plotNumber({ number: price.number }), projectName].filter(Boolean).join(' · '),
    [price.yards !== null && m.yardsInText({ yards: price.yards }), facingOf(price)]
      .filter(Boolean)
      .join(' · '),
    reraLine(reraNumber),
    `${m.plan()}: ${planName(price)}`,
    ...priceLines(price).flatMap(({ label, value }) => [
      `${label}: ${value}`,
      label === m.totalCost() && m.registrationChargesNotIncluded(),
    ]),
    [from.associateName, reraAgentLine(from.reraNumber), from.mobile].filter(Boolean).join(' · '),
    ...(from.firm ? [from.firm.name, ...contactLines(from.firm)] : []),
    `${validUntil(quotedOn, validDays)}.`,
    quoteNote(quotedOn),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The numbers of the project and of the associate, as far as they are known. */
export const reraLines = ({ reraNumber, from }: Quote): string[] =>
  [reraLine(reraNumber), reraAgentLine(from.reraNumber)].filter(Boolean)

export const validUntil = (quotedOn: IsoDate, days: number, format = formatDate) =>
  m.quoteValidUntil({ day: format(addDays(quotedOn, days)) })

export const quoteNote = (quotedOn: IsoDate, format = formatDate) =>
  m.quotedOnSubjectToConfirmation({ day: format(quotedOn) })

/** Amounts for the customer, never a commission. */
function priceLines(price: PriceFigures) {
  return [
    amountLine(m.pricePerYard(), price.pricePerYardPaise),
    amountLine(m.netSaleAmount(), price.netSalePaise),
    amountLineUnlessZero(m.emiCharges(), price.emiChargesPaise),
    { label: m.totalCost(), value: formatRupees(price.totalCostPaise) },
    amountLine(m.bookingAmount(), price.bookingAmountPaise),
    amountLine(m.balance(), price.balancePaise),
    hasEmi(price) && { label: m.emiPerMonth(), value: emiText(price) },
  ].filter((line) => line !== false && line !== null)
}

export interface QuoteCard {
  firm: { name: string; lines: string[] } | null
  title: string
  projectName: string
  reraNumber: string
  total: { label: string; value: string; note: string }
  lines: { label: string; value: string }[]
  /** The plan as a strip: what is paid at booking, and then in `parts` equal parts. Null if an amount is unknown. */
  timeline: { share: number; parts: number; first: string; then: string } | null
  /** With the name of the block as a text. */
  place: PlotPlace | null
  sender: string[]
  validUntil: string
  note: string
}

export function quoteCard({
  price,
  projectName,
  reraNumber,
  quotedOn,
  validDays,
  from,
  place,
}: Quote): QuoteCard {
  return {
    firm: from.firm && { name: truncate(from.firm.name), lines: contactLines(from.firm).map(truncate) },
    title: truncate(m.plotNumber({ number: price.number })),
    projectName: truncate(projectName),
    reraNumber: reraLine(reraNumber),
    total: {
      label: m.totalCost(),
      value: formatRupees(price.totalCostPaise),
      note: m.registrationChargesNotIncluded(),
    },
    lines: [
      price.yards !== null && { label: m.sqYards(), value: String(price.yards) },
      facingOf(price) !== '' && { label: m.facing(), value: truncate(facingOf(price)) },
      { label: m.plan(), value: planName(price) },
      amountLine(m.pricePerYard(), price.pricePerYardPaise),
      amountLineUnlessZero(m.discount(), price.discountPaise),
      amountLineUnlessZero(m.premium(), price.premiumPaise),
      amountLine(m.netSaleAmount(), price.netSalePaise),
      amountLineUnlessZero(m.emiCharges(), price.emiChargesPaise),
      amountLine(m.bookingAmount(), price.bookingAmountPaise),
      amountLine(m.balance(), price.balancePaise),
      hasEmi(price) && { label: m.emiPerMonth(), value: emiText(price) },
    ].filter((line) => line !== false && line !== null),
    timeline: timelineOf(price),
    place: place && { ...place, block: truncate(m.blockName({ name: place.block })) },
    sender: [
      truncate(from.associateName),
      reraAgentLine(from.reraNumber),
      truncate(from.mobile ?? ''),
    ].filter(Boolean),
    validUntil: validUntil(quotedOn, validDays, dateInFile),
    note: quoteNote(quotedOn, dateInFile),
  }
}

const facingOf = ({ facing, isCorner }: Quote['price']) =>
  [facing, isCorner && m.corner()].filter(Boolean).join(' · ')

function timelineOf(price: PriceFigures): QuoteCard['timeline'] {
  const { bookingAmountPaise, totalCostPaise, balancePaise, months } = price
  if (!bookingAmountPaise || !totalCostPaise || !balancePaise) return null
  const isByInstalments = hasEmi(price) && Boolean(months)
  return {
    share: bookingAmountPaise / totalCostPaise,
    parts: isByInstalments ? (months ?? 1) : 1,
    first: `${m.bookingAmount()} ${formatRupees(bookingAmountPaise)}`,
    then: isByInstalments ? emiText(price) : `${m.balance()} ${formatRupees(balancePaise)}`,
  }
}

/** The texts of a card shrink until all fit. Longer texts would make the price illegible. */
const MAX_TEXT_LENGTH = 300

const truncate = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text

const amountLine = (label: string, paise: number | null) =>
  paise === null ? null : { label, value: formatRupees(paise) }

const amountLineUnlessZero = (label: string, paise: number | null) =>
  paise ? amountLine(label, paise) : null

const hasEmi = ({ emiPerMonthPaise }: PriceFigures) => (emiPerMonthPaise ?? 0) > 0

function planName(price: PriceFigures): string {
  if (!hasEmi(price)) return m.outright()
  return price.months ? m.emiOverMonths({ months: price.months }) : m.emi()
}

function emiText({ months, emiPerMonthPaise, lastEmiPaise }: PriceFigures): string {
  if (!months) return formatRupees(emiPerMonthPaise)
  const hasDifferentLast = lastEmiPaise !== null && lastEmiPaise !== emiPerMonthPaise
  const emi = `${formatRupees(emiPerMonthPaise)} × ${months}`
  return hasDifferentLast ? m.emiWithLast({ emi, last: formatRupees(lastEmiPaise) }) : emi
}

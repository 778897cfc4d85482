import { m } from '~/messages/messages'
import { matchesFigure, PERCENT, rateDerivation, scaled } from './derivation'
import { formatRupees } from './money'
import { formatPercent, type Rate } from './rate'
import { additionOf, minus, named, signedTerms } from './terms'

export interface PriceFigures {
  yards: number | null
  pricePerYardPaise: number | null
  discountPaise: number | null
  discountPerYardPaise: number | null
  premiumPaise: number | null
  premiumRate: Rate | null
  netSalePaise: number | null
  emiChargesPaise: number | null
  totalCostPaise: number | null
  bookingAmountPaise: number | null
  balancePaise: number | null
  emiPerMonthPaise: number | null
  lastEmiPaise: number | null
  months: number | null
  flatPercentPerYear: number | null
}

interface DerivedFigure {
  label: string
  derivation: string
}

/** Omits a figure that needs no calculation, or that does not follow from the other values of the reply (M133). */
export function priceDerivations(price: PriceFigures): DerivedFigure[] {
  const gross = grossPaise(price)
  const base = { paise: gross, name: m.priceBeforePremium() }
  const perYard: Rate = { kind: 'per-yard', paise: price.discountPerYardPaise ?? 0 }
  const figures = [
    {
      label: m.discount(),
      derivation: price.discountPaise
        ? rateDerivation(perYard, { yards: price.yards, base }, price.discountPaise)
        : null,
    },
    {
      label: m.premium(),
      derivation: price.premiumPaise
        ? rateDerivation(price.premiumRate, { yards: price.yards, base }, price.premiumPaise)
        : null,
    },
    { label: m.netSaleAmount(), derivation: netSale(price, gross) },
    { label: m.emiCharges(), derivation: emiCharges(price) },
    {
      label: m.totalCost(),
      derivation: totalCost(price),
    },
    {
      label: m.balance(),
      derivation: balance(price),
    },
    { label: m.emiPerMonth(), derivation: emiPerMonth(price) },
  ]
  return figures.flatMap(({ label, derivation }) => (derivation === null ? [] : [{ label, derivation }]))
}

/** `scaled` gives ten-thousandths of a square yard, and a rupee has 100 paise. */
const SCALED_PAISE_PER_RUPEE = 10_000 * 100

/** Rounded half up to the rupee. */
function grossPaise({ yards, pricePerYardPaise }: PriceFigures): number | null {
  if (yards === null || pricePerYardPaise === null) return null
  const area = scaled(yards)
  if (area === null) return null
  return Math.round((Number(area) * pricePerYardPaise) / SCALED_PAISE_PER_RUPEE) * 100
}

function netSale(price: PriceFigures, gross: number | null): string | null {
  const { yards, pricePerYardPaise, discountPaise, premiumPaise, netSalePaise } = price
  if (gross === null || gross - (discountPaise ?? 0) + (premiumPaise ?? 0) !== netSalePaise) return null
  const plot = m.yardsTimesPrice({ yards: yards ?? '', price: named(pricePerYardPaise, m.pricePerYard()) })
  const changes = signedTerms([
    [minus(discountPaise), m.discount()],
    [premiumPaise, m.premium()],
  ])
  return `${[plot, ...changes].join(' ')} = ${formatRupees(netSalePaise)}`
}

const totalCost = ({ netSalePaise, emiChargesPaise, totalCostPaise }: PriceFigures) =>
  additionOf(
    [
      [netSalePaise, m.netSaleAmount()],
      [emiChargesPaise, m.emiCharges()],
    ],
    totalCostPaise,
  )

const balance = ({ totalCostPaise, bookingAmountPaise, balancePaise }: PriceFigures) =>
  additionOf(
    [
      [totalCostPaise, m.totalCost()],
      [minus(bookingAmountPaise), m.bookingAmount()],
    ],
    balancePaise,
  )

const MONTHS_PER_YEAR = 12n

function emiCharges(price: PriceFigures): string | null {
  const { months, flatPercentPerYear, netSalePaise, bookingAmountPaise, emiChargesPaise } = price
  if (!months || !flatPercentPerYear || !Number.isInteger(months)) return null
  if (netSalePaise === null || bookingAmountPaise === null || emiChargesPaise === null) return null
  const percent = scaled(flatPercentPerYear)
  const exact = percent && percent * BigInt(netSalePaise - bookingAmountPaise) * BigInt(months)
  if (!exact || !matchesFigure(exact, PERCENT * MONTHS_PER_YEAR, emiChargesPaise)) return null
  const base = `(${named(netSalePaise, m.netSaleAmount())} − ${named(bookingAmountPaise, m.bookingAmount())})`
  return m.emiChargesDerivation({
    base,
    percent: formatPercent(flatPercentPerYear),
    months,
    charges: formatRupees(emiChargesPaise),
  })
}

function emiPerMonth({ months, balancePaise, emiPerMonthPaise, lastEmiPaise }: PriceFigures): string | null {
  if (!months || !emiPerMonthPaise || balancePaise === null) return null
  const last = lastEmiPaise ?? emiPerMonthPaise
  if (emiPerMonthPaise * (months - 1) + last !== balancePaise) return null
  const derivation = m.emiPerMonthDerivation({
    balance: named(balancePaise, m.balance()),
    months,
    emi: formatRupees(emiPerMonthPaise),
  })
  return last === emiPerMonthPaise
    ? derivation
    : m.derivationWithLast({ derivation, last: formatRupees(last) })
}

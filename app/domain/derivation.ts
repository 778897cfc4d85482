import type { CommissionFigures, CommissionPayment } from './commission'
import { m } from '~/messages/messages'
import { formatRupees } from './money'
import { formatPercent, formatRate, type Rate } from './rate'

/*
 * Calculations as text, such as `6.88 % × (₹76,700 − ₹14,200) = ₹4,300`. Null if a value is missing or has too many decimals, if the
 * values of the reply do not give the result, or if there is nothing to calculate.
 */

export type CommissionDerivations = Record<
  'eligible' | 'gross' | 'discount' | 'net' | 'paid' | 'due',
  string | null
>

export function commissionDerivations(
  figures: CommissionFigures,
  payments: Pick<CommissionPayment, 'paise'>[],
): CommissionDerivations {
  const { yards, eligibleRatePaise, eligiblePaise, grossPaise, discountPaise, netPaise, paidPaise } = figures
  const eligibleRate =
    eligibleRatePaise === null ? null : { kind: 'per-yard' as const, paise: eligibleRatePaise }
  return {
    eligible: rateDerivation(eligibleRate, { yards, basePaise: 0 }, eligiblePaise),
    gross: rateDerivation(figures.rate, { yards, basePaise: eligiblePaise }, grossPaise),
    discount: rateDerivation(figures.discountRate, { yards, basePaise: grossPaise }, discountPaise),
    net: difference(grossPaise, discountPaise, netPaise),
    paid: sum(payments, paidPaise),
    due: difference(netPaise, paidPaise, figures.duePaise),
  }
}

/** A payment is the net percentage of the receipt amount minus charges. */
export function paymentDerivation(
  netPercent: number | null,
  { paise, receiptPaise, lessPaise }: Pick<CommissionPayment, 'paise' | 'receiptPaise' | 'lessPaise'>,
): string | null {
  if (!netPercent || paise === null || receiptPaise === null || lessPaise === null) return null
  const base = lessPaise === 0 ? operand(receiptPaise) : `(${operand(receiptPaise)} − ${operand(lessPaise)})`
  const percent = scaled(netPercent)
  if (percent === null || !matchesFigure(percent * BigInt(receiptPaise - lessPaise), PERCENT, paise))
    return null
  return `${formatPercent(netPercent)} × ${base} = ${formatRupees(paise)}`
}

/** Also null for a flat amount, which needs no calculation. */
export function rateDerivation(
  rate: Rate | null,
  { yards, basePaise }: { yards: number | null; basePaise: number | null },
  paise: number | null,
): string | null {
  if (!rate || rate.kind === 'flat' || paise === null) return null
  if (rate.kind === 'percent') {
    const percent = scaled(rate.percent)
    if (percent === null || basePaise === null) return null
    if (!matchesFigure(percent * BigInt(basePaise), PERCENT, paise)) return null
    return `${formatRate(rate)} × ${operand(basePaise)} = ${formatRupees(paise)}`
  }
  const area = yards === null ? null : scaled(yards)
  if (area === null || !matchesFigure(area * BigInt(rate.paise), SCALE, paise)) return null
  return `${m.yardsTimesPrice({ yards: yards ?? '', price: operand(rate.paise) })} = ${formatRupees(paise)}`
}

function difference(fromPaise: number | null, lessPaise: number | null, paise: number | null): string | null {
  if (fromPaise === null || lessPaise === null || lessPaise === 0 || fromPaise - lessPaise !== paise)
    return null
  return `${operand(fromPaise)} − ${operand(lessPaise)} = ${formatRupees(paise)}`
}

const MAX_TERMS = 8

/** Groups equal payments: `₹17,200 + 12 × ₹4,300 = ₹68,800`. Null for more than MAX_TERMS different amounts. */
function sum(payments: Pick<CommissionPayment, 'paise'>[], paise: number | null): string | null {
  const amounts = payments.flatMap((payment) => (payment.paise === null ? [] : [payment.paise]))
  if (paise === null || amounts.length < payments.length) return null
  const countOf = new Map<number, number>()
  for (const each of amounts) countOf.set(each, (countOf.get(each) ?? 0) + 1)
  const total = amounts.reduce((subtotal, each) => subtotal + each, 0)
  if (payments.length < 2 || countOf.size > MAX_TERMS || total !== paise) return null
  const terms = [...countOf].map(([each, count]) =>
    count > 1 ? `${count} × ${operand(each)}` : operand(each),
  )
  return `${terms.join(' + ')} = ${formatRupees(paise)}`
}

export const operand = (paise: number) => (paise < 0 ? `(${formatRupees(paise)})` : formatRupees(paise))

const SCALE = 10_000n
export const PERCENT = 100n * SCALE

/** The value in ten-thousandths; null if the value has more than four decimals or is too large. */
export function scaled(value: number): bigint | null {
  const scaledValue = Math.round(value * Number(SCALE))
  return Number.isSafeInteger(scaledValue) && scaledValue / Number(SCALE) === value
    ? BigInt(scaledValue)
    : null
}

/** True if the fraction, rounded to the paisa or to the rupee (half away from zero), is `paise`. */
export function matchesFigure(numerator: bigint, denominator: bigint, paise: number): boolean {
  const roundedTo = (unitPaise: bigint) =>
    unitPaise * roundHalfAwayFromZero(numerator, denominator * unitPaise)
  return [roundedTo(1n), roundedTo(100n)].includes(BigInt(paise))
}

function roundHalfAwayFromZero(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n
  return sign * ((2n * sign * numerator + denominator) / (2n * denominator))
}

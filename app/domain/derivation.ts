import type { CommissionFigures, CommissionPayment, PayableReceipt } from './commission'
import { m } from '~/messages/messages'
import { asDeduction, formatRupees } from './money'
import { formatPercent, formatRate, type Rate } from './rate'
import { additionOf, minus, named, operand } from './terms'

/*
 * Calculations as text, such as `6.88 % × (₹76,700 Receipt Amount − ₹14,200 Less) = ₹4,300`. Each amount has the name that the screen
 * gives it (X092). Null if a value is missing or has too many decimals, if the values of the reply do not give the result, or if there
 * is nothing to calculate.
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
  const eligible = { paise: eligiblePaise, name: m.cmsnEligibleSaleAmt() }
  const gross = { paise: grossPaise, name: m.totalCmsn() }
  return {
    eligible:
      eligibleRatePaise === null
        ? null
        : yardsDerivation(yards, named(eligibleRatePaise, m.cmsnEligibleSaleRate()), {
            ratePaise: eligibleRatePaise,
            paise: eligiblePaise,
          }),
    gross: rateDerivation(figures.rate, { yards, base: eligible }, grossPaise),
    discount: rateDerivation(figures.discountRate, { yards, base: gross }, discountPaise),
    net: additionOf(
      [
        [grossPaise, m.totalCmsn()],
        [asDeduction(discountPaise), m.discountAmt()],
        [minus(figures.cancelledPaise ?? 0), m.cancelledBooking()],
      ],
      netPaise,
    ),
    paid: paymentsDerivation(payments, paidPaise),
    due: additionOf(
      [
        [netPaise, m.netCmsn()],
        [minus(paidPaise), m.paid()],
      ],
      figures.duePaise,
    ),
  }
}

/** A payment is the net percentage of the receipt amount minus charges. */
export function paymentDerivation(
  netPercent: number | null,
  { paise, receiptPaise, lessPaise }: Pick<CommissionPayment, 'paise' | 'receiptPaise' | 'lessPaise'>,
): string | null {
  if (!netPercent || paise === null || receiptPaise === null || lessPaise === null) return null
  const receipt = named(receiptPaise, m.receiptAmount())
  const base = lessPaise === 0 ? receipt : `(${receipt} − ${named(lessPaise, m.less())})`
  const percent = scaled(netPercent)
  if (percent === null || !matchesFigure(percent * BigInt(receiptPaise - lessPaise), PERCENT, paise))
    return null
  return `${formatPercent(netPercent)} × ${base} = ${formatRupees(paise)}`
}

/** Also null for a flat amount, which needs no calculation. */
export function rateDerivation(
  rate: Rate | null,
  { yards, base }: { yards: number | null; base: { paise: number | null; name: string } },
  paise: number | null,
): string | null {
  if (!rate || rate.kind === 'flat' || paise === null) return null
  if (rate.kind === 'per-yard')
    return yardsDerivation(yards, formatRate(rate), { ratePaise: rate.paise, paise })
  const percent = scaled(rate.percent)
  if (percent === null || base.paise === null) return null
  if (!matchesFigure(percent * BigInt(base.paise), PERCENT, paise)) return null
  return `${formatRate(rate)} × ${named(base.paise, base.name)} = ${formatRupees(paise)}`
}

function yardsDerivation(
  yards: number | null,
  price: string,
  { ratePaise, paise }: { ratePaise: number; paise: number | null },
): string | null {
  const area = yards === null ? null : scaled(yards)
  if (area === null || paise === null || !matchesFigure(area * BigInt(ratePaise), SCALE, paise)) return null
  return `${m.yardsTimesPrice({ yards: yards ?? '', price })} = ${formatRupees(paise)}`
}

function paymentsDerivation(payments: Pick<CommissionPayment, 'paise'>[], paise: number | null) {
  const sum = payments.length < 2 ? null : sumOfAmounts(payments, paise)
  return sum && m.paymentsDerivation({ count: payments.length, sum })
}

/** The commission on receipts that no bill pays. Never null, because the screen names the payable amount without the receipts too. */
export function payableDerivation(receipts: PayableReceipt[], payable: { paise: number; duePaise: number }) {
  if (payable.paise === 0) return m.nothingToBill()
  const sum = receipts.length > 0 ? sumOfAmounts(receipts, payable.paise) : null
  if (sum) return m.payableReceiptsDerivation({ count: receipts.length, sum })
  return payable.paise === payable.duePaise ? m.wholeDueIsPayable() : m.whatIsPayable()
}

const MAX_TERMS = 8

/** Groups equal amounts: `₹17,200 + 12 × ₹4,300 = ₹68,800`. Null for more than MAX_TERMS different amounts. */
function sumOfAmounts(rows: { paise: number | null }[], paise: number | null): string | null {
  const amounts = rows.flatMap((row) => (row.paise === null ? [] : [row.paise]))
  if (paise === null || amounts.length < rows.length) return null
  const countOf = new Map<number, number>()
  for (const each of amounts) countOf.set(each, (countOf.get(each) ?? 0) + 1)
  const total = amounts.reduce((subtotal, each) => subtotal + each, 0)
  if (countOf.size > MAX_TERMS || total !== paise) return null
  if (amounts.length === 1) return formatRupees(paise)
  const terms = [...countOf].map(([each, count]) =>
    count > 1 ? `${count} × ${operand(each)}` : operand(each),
  )
  return `${terms.join(' + ')} = ${formatRupees(paise)}`
}

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

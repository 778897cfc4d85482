import { m } from '~/messages/messages'
import { formatRupees } from './money'

/** Rate of a commission, discount or premium; 6.88 is 6.88 %. */
export type Rate =
  | { kind: 'percent'; percent: number }
  | { kind: 'per-yard'; paise: number }
  | { kind: 'flat'; paise: number }

/** `8 %`, `₹600 Per Sq.Yd`, `₹20,000 Flat` (M183). */
export function formatRate(rate: Rate): string {
  if (rate.kind === 'percent') return formatPercent(rate.percent)
  const amount = formatRupees(rate.paise)
  return rate.kind === 'per-yard' ? m.amountPerSqYd({ amount }) : m.amountFlat({ amount })
}

/** Up to four decimals: `6.88 %`. */
export function formatPercent(percent: number): string {
  return `${Math.round(percent * 10_000) / 10_000} %`
}

import { formatRupees } from './money'

/** What a commission or a discount is reckoned by. Per cent as the number that is shown: 6.88 is 6.88 %. */
export type Rate =
  { kind: 'percent'; percent: number } | { kind: 'per-yard'; paise: number } | { kind: 'flat'; paise: number }

/** Value and type: `8 %`, `₹600 Per Sq.Yd`, `₹20,000 Flat` (checklist M183). */
export function formatRate(rate: Rate): string {
  if (rate.kind === 'percent') return formatPercent(rate.percent)
  return `${formatRupees(rate.paise)} ${rate.kind === 'per-yard' ? 'Per Sq.Yd' : 'Flat'}`
}

/** At most four decimals, none that say nothing: `6.88 %`. */
export function formatPercent(percent: number): string {
  return `${Math.round(percent * 10_000) / 10_000} %`
}

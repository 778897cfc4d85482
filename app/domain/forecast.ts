import { m } from '~/messages/messages'
import { formatRupees } from './money'
import { formatPercent } from './rate'

interface MonthAmounts {
  /** Number of instalments. */
  count: number
  /** Sum of the instalments. */
  paise: number
  commissionPaise: number
}

const NO_BREAK_SPACE = '\u00a0'

/** Such as `Commission on 12 instalments of ₹3,40,000 in all: ₹12,340 (about 3.63 %)`. Null if the instalments have no positive sum. */
export function forecastDerivation({ count, paise, commissionPaise }: MonthAmounts): string | null {
  if (count === 0 || paise <= 0) return null
  const percent = Math.round((commissionPaise / paise) * 10_000) / 100
  return m.forecastDerivation({
    count,
    amount: formatRupees(paise),
    commission: formatRupees(commissionPaise),
    percent: formatPercent(percent).replace(' ', NO_BREAK_SPACE),
  })
}

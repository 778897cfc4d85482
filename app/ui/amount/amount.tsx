import { formatRupees } from '~/domain/money'
import { amount } from './amount.css'

/** Whole rupees or two decimals; `-₹` below zero, `—` when nothing is known. */
export function Amount({ paise }: { paise: number | null | undefined }) {
  return <span className={amount}>{formatRupees(paise)}</span>
}

import { formatRupees } from '~/domain/money'
import { amount } from './amount.css'

export function Amount({ paise }: { paise: number | null | undefined }) {
  return <span className={amount}>{formatRupees(paise)}</span>
}

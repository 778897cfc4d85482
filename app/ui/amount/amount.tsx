import { formatRupees } from '~/domain/money'
import { amount, zero } from './amount.css'

export function Amount({ paise }: { paise: number | null | undefined }) {
  return <span className={paise === 0 ? zero : amount}>{formatRupees(paise)}</span>
}

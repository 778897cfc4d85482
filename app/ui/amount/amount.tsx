import { formatRupees } from '~/domain/money'
import { numeric, zero } from './amount.css'

export function Amount({ paise }: { paise: number | null | undefined }) {
  return <span className={paise === 0 ? zero : numeric}>{formatRupees(paise)}</span>
}

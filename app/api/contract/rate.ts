import { paiseFromRupees } from '../../domain/money'
import type { Rate } from '../../domain/rate'

/** The type is `%`, `Per Sq.Yd` or a similar text. Any other type means a flat sum. The value 0 means no rate (M183). */
export function rateOf(value: number | null, type: string): Rate | null {
  if (!value) return null
  if (/%|percent/i.test(type)) return { kind: 'percent', percent: value }
  return { kind: /yd|yard/i.test(type) ? 'per-yard' : 'flat', paise: paiseFromRupees(value) }
}

import { paiseFromRupees } from '../../domain/money'
import type { Rate } from '../../domain/rate'

/**
 * A rate as the wire tells it, a value and a type (`%`, `Per Sq.Yd` or a flat sum), in the portal's terms. Null where there is
 * none; 0 counts as none (M183).
 */
export function rateOf(value: number | null, type: string): Rate | null {
  if (!value) return null
  if (/%|percent/i.test(type)) return { kind: 'percent', percent: value }
  return { kind: /yd|yard/i.test(type) ? 'per-yard' : 'flat', paise: paiseFromRupees(value) }
}

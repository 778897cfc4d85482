import { paiseFromRupees } from '../../domain/money'
import type { Rate } from '../../domain/rate'

/**
 * Converts the upstream's value and type (`%`, `Per Sq.Yd` or a flat sum). Null without a rate; 0 counts as
 * none (M183).
 */
export function rateOf(value: number | null, type: string): Rate | null {
  if (!value) return null
  if (/%|percent/i.test(type)) return { kind: 'percent', percent: value }
  return { kind: /yd|yard/i.test(type) ? 'per-yard' : 'flat', paise: paiseFromRupees(value) }
}

import { paiseFromRupees } from '../domain/money'
import type { Rate } from '../domain/rate'

/** A type with `%` or `percent` means per cent, one with `yd` or `yard` per yard, any other a flat sum. 0 means no rate (M183). */
export function rateOf(value: number | null, type: string): Rate | null {
  if (!value) return null
  if (/%|percent/i.test(type)) return { kind: 'percent', percent: value }
  return { kind: /yd|yard/i.test(type) ? 'per-yard' : 'flat', paise: paiseFromRupees(value) }
}

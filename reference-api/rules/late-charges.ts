import type { IsoDate } from '../../app/domain/dates'
import { daysBetween } from './calendar'
import { divideHalfUp } from './rounding'

const PERCENT_PER_YEAR = 24

/** Simple interest of 24 % a year from the day after the due date. Registration charges bear none. */
export function lateCharge(overdueRupees: number, dueOn: IsoDate, paidOn: IsoDate): number {
  const days = Math.max(0, daysBetween(dueOn, paidOn))
  return divideHalfUp(overdueRupees * PERCENT_PER_YEAR * days, 100 * 365)
}

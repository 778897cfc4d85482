import type { IsoDate } from '../../app/domain/dates'
import { daysBetween } from './calendar'
import { divideHalfUp } from './rounding'

const PERCENT_A_YEAR = 24

/**
 * 24 % a year, simple, on what is overdue, from the day after it was due. EMIs fall due on the 10th, so theirs run from
 * the 11th. Registration charges are the government's and bear none.
 */
export function lateCharge(overdueRupees: number, dueOn: IsoDate, paidOn: IsoDate): number {
  const days = Math.max(0, daysBetween(dueOn, paidOn))
  return divideHalfUp(overdueRupees * PERCENT_A_YEAR * days, 100 * 365)
}

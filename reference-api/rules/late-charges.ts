import type { IsoDate } from '../../app/domain/dates'
import { daysBetween } from './calendar'
import { divideHalfUp } from './rounding'

interface Overdue {
  rupees: number
  dueOn: IsoDate
  percentHundredths: number
}

/** Calculates simple interest from the day after the due date. Do not call for registration charges, which bear no interest. */
export function lateCharge({ rupees, dueOn, percentHundredths }: Overdue, paidOn: IsoDate): number {
  const days = Math.max(0, daysBetween(dueOn, paidOn))
  return divideHalfUp(rupees * percentHundredths * days, 10_000 * 365)
}

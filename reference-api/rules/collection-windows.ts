import type { CollectionWindow } from '../../app/contract/collections'
import type { IsoDate } from '../../app/domain/dates'
import { addDays } from './calendar'

/** Both days are included. Text order is time order. */
export interface Period {
  from: IsoDate
  to: IsoDate
}

export function windowsOn(today: IsoDate): Record<CollectionWindow, Period> {
  const days = (first: number, last: number) => ({ from: addDays(today, first), to: addDays(today, last) })
  return {
    overdue: { from: '', to: addDays(today, -1) },
    today: days(0, 0),
    week: days(1, 7),
    month: days(8, 30),
    quarter: days(31, 90),
  }
}

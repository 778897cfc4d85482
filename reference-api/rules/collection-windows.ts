import { COLLECTION_WINDOWS, type CollectionWindow } from '../../app/contract/collections'
import type { IsoDate } from '../../app/domain/dates'
import { addDays } from './calendar'

/** Days from today to the last day of each window. The next window begins on the day after. */
const LAST_DAYS: Record<CollectionWindow, number> = { overdue: -1, today: 0, week: 7, month: 30, quarter: 90 }

export function createWindowFinder(today: IsoDate): (dueOn: IsoDate) => CollectionWindow | null {
  const windows = COLLECTION_WINDOWS.map((window) => ({ window, lastOn: lastDayOf(window, today) }))
  return (dueOn) => windows.find(({ lastOn }) => dueOn <= lastOn)?.window ?? null
}

export function lastDayOf(window: CollectionWindow, today: IsoDate): IsoDate {
  return addDays(today, LAST_DAYS[window])
}

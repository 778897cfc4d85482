import type { BookingMonth } from '~/contract/bookings'
import { rowsOf } from './day-rows'
import { isLong, NOTHING_OPEN } from '~/ui/long-list/long-list'
import type { ListPage } from '~/ui/paged-list/use-paged-list'

export interface MonthsPage extends ListPage {
  months: BookingMonth[]
  /** The open day, which may be on another page, or `NOTHING_OPEN`. Undefined if the page is short enough to show all rows. */
  openDay?: string
}

/** On long pages, only the open day and days with one booking have rows. By default, page 1 opens its newest day. */
export function monthsPage(number: number, months: BookingMonth[], requestedDay?: string): MonthsPage {
  const page = { number, isEmpty: months.length === 0 }
  const rowCounts = months.flatMap(({ days }) => days.map((day) => rowsOf(day).length))
  if (!isLong(rowCounts)) return { ...page, months }
  const newestDay = number === 1 ? months[0]?.days[0]?.date : undefined
  const openDay = requestedDay ?? newestDay ?? NOTHING_OPEN
  return {
    ...page,
    openDay,
    months: months.map((month) => ({
      ...month,
      days: month.days.map((day) =>
        day.date === openDay || day.count === 1 ? day : { ...day, associates: [] },
      ),
    })),
  }
}

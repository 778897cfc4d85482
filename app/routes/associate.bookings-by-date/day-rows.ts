import type { BookingMonth } from '~/contract/bookings'

type BookingDay = BookingMonth['days'][number]
type AssociateRow = BookingDay['associates'][number]

export type DayRow = AssociateRow & {
  date: string
  /** True if the row shows the date as its heading, because it is the only row of its day. */
  hasDayHeading: boolean
  /** Null for a row that only counts. */
  booking: AssociateRow['bookings'][number] | null
  /** In a row that only counts, the number of bookings without rows of their own. */
  unlisted: number | null
}

/** Bookings of one associate, project and day that get a row each. A day with more rows than this is folded. */
export const MAX_LISTED = 5

/** A row for each booking that the upstream lists, and one that counts the others. */
export const rowsOf = (day: BookingDay): DayRow[] =>
  day.associates.flatMap((row) => {
    const common = { ...row, date: day.date, hasDayHeading: isSingle(day) }
    const listed = row.bookings.slice(0, MAX_LISTED)
    const unlisted = row.totalCount === null ? null : row.totalCount - listed.length
    const rows: DayRow[] = listed.map((booking) => ({ ...common, booking, unlisted: null }))
    if (listed.length === 0 || (unlisted ?? 0) > 0) rows.push({ ...common, booking: null, unlisted })
    return rows
  })

/** A day with a single booking needs no fold: its row shows the date. */
export const isSingle = ({ count, associates }: BookingDay) => count === 1 && associates.length === 1

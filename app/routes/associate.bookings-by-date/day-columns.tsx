import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { DateText } from '~/ui/text/text'
import { Heading } from '~/ui/heading/heading'
import { fieldColumns } from '~/ui/table/field-columns'
import type { Column } from '~/ui/table/table'
import { dayFields } from '~/subjects/bookings/count-fields'
import { countColumns } from '~/subjects/bookings/count-columns'
import * as styles from './day-columns.css'
import type { DayRow } from './day-rows'

/** Columns of a list without bookings. Below 1024 px, a row that has only one kind of booking omits zero and total. */
export function dayColumns(from?: string): Column<DayRow>[] {
  const counts = countColumns<DayRow>({
    listsOf: (row) => (kindOf(row) === 'both' ? listsOf(row, from) : null),
  })
  return [
    ...fieldColumns(dayFields, {
      date: dateColumn,
      name: {
        place: 'title',
        placeOf: ({ hasDayHeading }) => (hasDayHeading ? 'detail' : 'title'),
        isRowHeader: true,
      },
      code: {
        header: m.code(),
        place: 'detail',
        isSpare: true,
        placeOf: ({ hasDayHeading }) => (hasDayHeading ? 'title' : 'detail'),
      },
      project: { place: 'detail' },
    }),
    ...counts.map((column, index): Column<DayRow> => {
      const kind = KINDS[index]
      return {
        ...column,
        isSpare: kind === 'both',
        placeOf: (row) => (kindOf(row) === kind ? 'amount' : 'detail'),
        isMinor: (row) => kindOf(row) !== 'both' && kindOf(row) !== kind,
        isRowLink: (row) => kindOf(row) === kind,
      }
    }),
  ]
}

export const dateColumn = {
  place: 'title',
  placeOf: ({ hasDayHeading }) => (hasDayHeading ? 'title' : 'detail'),
  isMinor: ({ hasDayHeading }) => !hasDayHeading,
  cell: ({ date, hasDayHeading }) => {
    const text = (
      <span className={styles.date}>
        <DateText date={date} />
      </span>
    )
    return hasDayHeading ? <Heading level={3}>{text}</Heading> : text
  },
} satisfies Partial<Column<DayRow>>

/** In the order of the columns. */
const KINDS = ['booked', 'registered', 'both'] as const

/** The kind of all bookings of the row, or `both`. */
export function kindOf({ bookedCount, registeredCount, totalCount }: DayRow): (typeof KINDS)[number] {
  if (registeredCount === 0 && bookedCount !== 0 && bookedCount === totalCount) return 'booked'
  if (bookedCount === 0 && registeredCount !== 0 && registeredCount === totalCount) return 'registered'
  return 'both'
}

/** Address of the list that the whole row opens. Undefined if the row has two lists, or lacks an id. */
export function listOf(row: DayRow, from?: string): string | undefined {
  const kind = kindOf(row)
  return kind === 'both' ? undefined : listsOf(row, from)?.[kind]
}

export function listsOf({ associateId, projectId, date }: DayRow, from?: string) {
  if (associateId === null || projectId === null) return null
  return {
    booked: paths.bookedPlots(associateId, projectId, { date, from }),
    registered: paths.registeredPlots(associateId, projectId, { date, from }),
  }
}

import type { BookingMonth } from '~/contract/bookings'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { DateText } from '~/ui/text/text'
import { Heading } from '~/ui/heading/heading'
import { fieldColumns } from '~/ui/table/field-columns'
import type { Column } from '~/ui/table/table'
import { dayFields } from '~/subjects/bookings/count-fields'
import { countColumns } from '~/subjects/bookings/count-columns'
import * as styles from './day-columns.css'

export type DayRow = BookingMonth['days'][number]['associates'][number] & {
  date: string
  /** True if the row shows the date as its heading, because it is the only row of its day. */
  hasDayHeading: boolean
}

/** Rows of bookings by month. Below 1024 px, a row that has only one kind of booking omits zero and total. */
export function dayColumns(from?: string): Column<DayRow>[] {
  const counts = countColumns<DayRow>({
    listsOf: (row) => (kindOf(row) === 'both' ? listsOf(row, from) : null),
  })
  return [
    ...fieldColumns(dayFields, {
      date: {
        place: 'title',
        placeOf: ({ hasDayHeading }: DayRow) => (hasDayHeading ? 'title' : 'detail'),
        isMinor: ({ hasDayHeading }) => !hasDayHeading,
        cell: ({ date, hasDayHeading }) => {
          const text = (
            <span className={styles.date}>
              <DateText date={date} />
            </span>
          )
          return hasDayHeading ? <Heading level={3}>{text}</Heading> : text
        },
      },
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

/** In the order of the columns. */
const KINDS = ['booked', 'registered', 'both'] as const

/** The kind of all bookings of the row, or `both`. */
function kindOf({ bookedCount, registeredCount, totalCount }: DayRow): (typeof KINDS)[number] {
  if (registeredCount === 0 && bookedCount !== 0 && bookedCount === totalCount) return 'booked'
  if (bookedCount === 0 && registeredCount !== 0 && registeredCount === totalCount) return 'registered'
  return 'both'
}

/** Address of the list that the whole row opens. Undefined if the row has two lists, or lacks an id. */
export function listOf(row: DayRow, from?: string): string | undefined {
  const kind = kindOf(row)
  return kind === 'both' ? undefined : listsOf(row, from)?.[kind]
}

function listsOf({ associateId, projectId, date }: DayRow, from?: string) {
  if (associateId === null || projectId === null) return null
  return {
    booked: paths.bookedPlots(associateId, projectId, { date, from }),
    registered: paths.registeredPlots(associateId, projectId, { date, from }),
  }
}

import { sumOf } from '~/domain/money'
import { m } from '~/messages/messages'
import { Link } from '~/ui/link/link'
import { fieldColumns } from '~/ui/table/field-columns'
import type { Column } from '~/ui/table/table'
import type { Place } from '~/ui/table/table.css'
import { associateFields, type BookedCounts } from './count-fields'
import * as styles from './count-columns.css'

interface CountColumnsOptions<Row> {
  /** Null for a row without ids. */
  listsOf: (row: Row) => { booked: string; registered: string } | null
  /** The rows whose counts the total row sums up. */
  summedRows?: Row[]
}

/** Counts of bookings. A count of zero, the total, and the counts of a row without ids have no link (M139). */
export function countColumns<Row extends BookedCounts>({
  listsOf,
  summedRows = [],
}: CountColumnsOptions<Row>): Column<Row>[] {
  const shown = (name: 'booked' | 'registered' | 'total', place: Place) => {
    const { label, value } = associateFields[name]
    return {
      place,
      cell: (row: Row) => (
        <Count name={label()} count={value(row)} to={name === 'total' ? undefined : listsOf(row)?.[name]} />
      ),
      total: <Count name={label()} count={sumOf(summedRows, value)} />,
    }
  }
  return fieldColumns(associateFields, {
    booked: shown('booked', 'detail'),
    registered: shown('registered', 'detail'),
    total: shown('total', 'amount'),
  })
}

function Count({ name, count, to }: { name: string; count: number | null; to?: string }) {
  const text = (
    <>
      <span>{`${name} `}</span>
      {count ?? '—'}
    </>
  )
  if (count === 0) return <span className={styles.zero}>{text}</span>
  if (to === undefined) return <span className={styles.plain}>{text}</span>
  return (
    <Link className={styles.link} to={to}>
      {text}
    </Link>
  )
}

export const bookingsIn = (count: number | null) => (count === null ? '—' : m.bookingCount({ count }))

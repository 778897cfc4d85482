import { sumOf } from '~/domain/money'
import { m } from '~/messages/messages'
import { Link } from '~/ui/link/link'
import type { Column } from '~/ui/table/table'
import * as styles from './count-columns.css'

interface Counts {
  bookedCount: number | null
  registeredCount: number | null
  totalCount: number | null
}

interface CountColumnsOptions<Row> {
  /** Null for a row without ids. */
  listsOf: (row: Row) => { booked: string; registered: string } | null
  /** The rows whose counts the total row sums up. */
  summedRows?: Row[]
}

/** Counts of bookings. A count of zero, the total, and the counts of a row without ids have no link (M139). */
export function countColumns<Row extends Counts>({
  listsOf,
  summedRows = [],
}: CountColumnsOptions<Row>): Column<Row>[] {
  const [booked, registered, total] = countHeads()
  const sumCell = ({ header }: { header: string }, countOf: (row: Row) => number | null) => (
    <Count name={header} count={sumOf(summedRows, countOf)} />
  )
  return [
    {
      ...booked,
      place: 'detail',
      cell: (row) => <Count name={booked.header} count={row.bookedCount} to={listsOf(row)?.booked} />,
      total: sumCell(booked, ({ bookedCount }) => bookedCount),
    },
    {
      ...registered,
      place: 'detail',
      cell: (row) => (
        <Count name={registered.header} count={row.registeredCount} to={listsOf(row)?.registered} />
      ),
      total: sumCell(registered, ({ registeredCount }) => registeredCount),
    },
    {
      ...total,
      place: 'amount',
      cell: ({ totalCount }) => <Count name={total.header} count={totalCount} />,
      total: sumCell(total, ({ totalCount }) => totalCount),
    },
  ]
}

export const countHeads = () =>
  [
    { header: m.booked(), sortBy: 'booked', isNumeric: true },
    { header: m.registered(), sortBy: 'registered', isNumeric: true },
    { header: m.total(), sortBy: 'total', isNumeric: true },
  ] as const

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

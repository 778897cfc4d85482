import { m } from '~/messages/messages'
import { bookingsIn } from '~/subjects/bookings/count-columns'
import { link } from '~/subjects/bookings/count-columns.css'
import { dayFields } from '~/subjects/bookings/count-fields'
import { Link } from '~/ui/link/link'
import { fieldColumns } from '~/ui/table/field-columns'
import type { Column } from '~/ui/table/table'
import { Amount } from '~/ui/text/text'
import { dateColumn, kindOf, listsOf } from './day-columns'
import type { DayRow } from './day-rows'

/** Columns of a list in which bookings have rows. The states lead to the lists of the day (M142). */
export function bookingColumns(from?: string): Column<DayRow>[] {
  const [date, name, project] = fieldColumns(dayFields, {
    date: { ...dateColumn, placeOf: () => 'detail' as const },
    name: { place: 'detail', isSpare: true },
    project: { place: 'detail', isSpare: 'name' },
  })
  return [
    date!,
    {
      header: m.customer(),
      place: 'title',
      isRowHeader: true,
      cell: ({ booking, bookings, unlisted }) =>
        booking
          ? booking.customerName || '—'
          : bookings.length > 0
            ? m.andMoreBookings({ count: unlisted ?? 0 })
            : bookingsIn(unlisted),
    },
    {
      header: m.plotNo(),
      shortHeader: m.plot(),
      place: 'detail',
      isLabelled: true,
      cell: ({ booking }) => booking?.plotNumber,
    },
    name!,
    project!,
    {
      header: m.saleAmount(),
      place: 'amount',
      isNumeric: true,
      cell: ({ booking }) => booking && <Amount paise={booking.salePaise} />,
    },
    {
      header: m.status(),
      place: 'state',
      isRowLink: (row) => !row.booking,
      cell: (row) => <States row={row} from={from} />,
    },
  ]
}

/** The state of a booking, or how many bookings of each state the row counts, as links to their lists. */
function States({ row, from }: { row: DayRow; from?: string }) {
  const { booking, bookedCount, registeredCount } = row
  const lists = booking || kindOf(row) === 'both' ? listsOf(row, from) : null
  const state = (kind: 'booked' | 'registered', text: string) =>
    lists ? (
      <Link className={link} to={lists[kind]}>
        {text}
      </Link>
    ) : (
      text
    )
  const shows = (count: number | null, isRegistered: boolean) =>
    booking ? booking.isRegistered === isRegistered : count !== 0
  const counted = (label: string, count: number | null) => (booking ? label : `${label} ${count ?? '—'}`)
  const booked = shows(bookedCount, false) && state('booked', counted(m.booked(), bookedCount))
  const registered =
    shows(registeredCount, true) && state('registered', counted(m.registered(), registeredCount))
  return (
    <>
      {booked}
      {booked && registered && ' · '}
      {registered}
    </>
  )
}

import type { Booking } from '~/contract/bookings'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Badge } from '~/ui/badge/badge'
import { DateText } from '~/ui/text/text'
import { type Column, Table } from '~/ui/table/table'
import type { TableSort } from '~/ui/table/column-head'

interface RegisteredPlotsProps {
  bookings: Booking[]
  sort: TableSort
  from?: string
}

export function RegisteredPlots({ bookings, sort, from }: RegisteredPlotsProps) {
  return (
    <Table
      caption={m.registeredPlotsHeading()}
      isCaptionHidden
      rows={bookings}
      rowKey={(booking) => booking.id ?? booking.plotNumber}
      rowTo={({ id }) => (id === null ? undefined : paths.booking(id, { from }))}
      sort={sort}
      columns={registeredColumns()}
    />
  )
}

export const registeredColumns = (): Column<Booking>[] => [
  {
    header: m.plotNo(),
    place: 'detail',
    isLabelled: true,
    shortHeader: m.plot(),
    cell: (booking) => booking.plotNumber,
    sortBy: 'plot',
  },
  { header: m.name(), place: 'title', cell: (booking) => booking.customerName, sortBy: 'name' },
  {
    header: m.yardsFacing(),
    place: 'detail',
    isLabelled: true,
    shortHeader: m.yards(),
    cell: yardsAndFacing,
    sortBy: 'yards',
  },
  {
    header: m.registeredOn(),
    place: 'state',
    cell: (booking) => <DateText date={booking.registeredOn} />,
    sortBy: 'registered_on',
  },
  {
    header: m.bookedOn(),
    place: 'detail',
    cell: (booking) => <DateText date={booking.bookedOn} />,
    isMinor: () => true,
    sortBy: 'booked_on',
  },
  { header: m.status(), place: 'amount', cell: () => <Badge tone="positive">{m.registered()}</Badge> },
]

function yardsAndFacing({ yards, facing }: Booking): string {
  return [yards === null ? '' : String(yards), facing].filter(Boolean).join(' · ') || '—'
}

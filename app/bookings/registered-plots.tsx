import type { Booking } from '~/api/contract/bookings'
import { paths } from '~/paths'
import { Badge } from '~/ui/badge/badge'
import { DateText } from '~/ui/date-text/date-text'
import { Table } from '~/ui/table/table'
import type { TableSort } from '~/ui/table/column-head'

export function RegisteredPlots({ bookings, sort }: { bookings: Booking[]; sort: TableSort }) {
  return (
    <Table
      caption="Registered plots"
      isCaptionHidden
      rows={bookings}
      rowKey={(booking) => booking.id ?? booking.plotNumber}
      rowTo={({ id }) => (id === null ? undefined : paths.booking(id))}
      sort={sort}
      columns={[
        { header: 'Plot No.', place: 'what', cell: (booking) => booking.plotNumber, sortBy: 'plot' },
        { header: 'Name', place: 'what', cell: (booking) => booking.customerName, sortBy: 'name' },
        { header: 'Yards & Facing', place: 'detail', cell: yardsAndFacing, sortBy: 'yards' },
        {
          header: 'Registered On',
          place: 'amount',
          cell: (booking) => <DateText date={booking.registeredOn} />,
          sortBy: 'registered_on',
        },
        {
          header: 'Booked On',
          place: 'detail',
          cell: (booking) => <DateText date={booking.bookedOn} />,
          isMinor: () => true,
          sortBy: 'booked_on',
        },
        { header: 'Status', place: 'state', cell: () => <Badge tone="positive">Registered</Badge> },
      ]}
    />
  )
}

function yardsAndFacing({ yards, facing }: Booking): string {
  return [yards === null ? '' : String(yards), facing].filter(Boolean).join(' · ') || '—'
}

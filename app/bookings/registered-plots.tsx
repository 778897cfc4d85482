import type { Booking } from '~/api/contract/bookings'
import { Badge } from '~/ui/badge/badge'
import { DateText } from '~/ui/date-text/date-text'
import { Table } from '~/ui/table/table'

export function RegisteredPlots({ bookings }: { bookings: Booking[] }) {
  return (
    <Table
      caption="Registered plots"
      rows={bookings}
      rowKey={(booking) => booking.id ?? booking.plotNumber}
      columns={[
        { header: 'Plot No.', cell: (booking) => booking.plotNumber, isRowHeader: true },
        { header: 'Name', cell: (booking) => booking.customerName },
        { header: 'Yards & Facing', cell: yardsAndFacing },
        { header: 'Registered On', cell: (booking) => <DateText date={booking.registeredOn} /> },
        { header: 'Booked On', cell: (booking) => <DateText date={booking.bookedOn} /> },
        { header: 'Status', cell: () => <Badge tone="positive">Registered</Badge> },
      ]}
    />
  )
}

function yardsAndFacing({ yards, facing }: Booking): string {
  return [yards === null ? '' : String(yards), facing].filter(Boolean).join(' · ') || '—'
}

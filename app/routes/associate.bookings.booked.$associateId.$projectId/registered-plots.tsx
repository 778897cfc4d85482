import type { Booking } from '~/contract/bookings'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { plotFields } from '~/subjects/bookings/plot-fields'
import { Badge } from '~/ui/badge/badge'
import { fieldColumns } from '~/ui/table/field-columns'
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

export const registeredColumns = (): Column<Booking>[] =>
  fieldColumns(plotFields, {
    plot: { place: 'detail', isLabelled: true, shortHeader: m.plot() },
    name: { header: m.name(), place: 'title' },
    yards: {
      header: m.yardsFacing(),
      place: 'detail',
      isLabelled: true,
      shortHeader: m.yards(),
      cell: yardsAndFacing,
    },
    registered_on: { place: 'state' },
    booked_on: { place: 'detail', isMinor: () => true },
    status: { place: 'amount', cell: () => <Badge tone="positive">{m.registered()}</Badge> },
  })

function yardsAndFacing({ yards, facing }: Booking): string {
  return [yards === null ? '' : String(yards), facing].filter(Boolean).join(' · ') || '—'
}

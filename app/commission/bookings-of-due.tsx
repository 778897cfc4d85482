import type { Booking } from '~/api/contract/bookings'
import { BookedPlot } from '~/bookings/booked-plot'
import { Badge } from '~/ui/badge/badge'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { DateText } from '~/ui/date-text/date-text'
import { DescriptionList } from '~/ui/description-list/description-list'
import { EmptyState } from '~/ui/empty-state/empty-state'

interface BookingsOfDueProps {
  bookings: Booking[]
  /** Without an id, the booking of the address. */
  linksOf: (bookingId: string | null) => { booking: string; receipts: string; emiStatement: string }
}

/** Registered bookings in short, others with their dues (M185, M186). */
export function BookingsOfDue({ bookings, linksOf }: BookingsOfDueProps) {
  if (bookings.length === 0)
    return <EmptyState hint="The booking behind this amount appears here.">No results found</EmptyState>
  return bookings.map((booking, index) =>
    booking.isRegistered ? (
      <RegisteredSummary
        key={booking.id ?? index}
        booking={booking}
        bookingTo={linksOf(booking.id).booking}
      />
    ) : (
      <BookedPlot key={booking.id ?? index} booking={booking} isOpen links={linksOf(booking.id)} />
    ),
  )
}

function RegisteredSummary({ booking, bookingTo }: { booking: Booking; bookingTo: string }) {
  return (
    <Card heading={booking.customerName} actions={<Badge tone="positive">Registered</Badge>}>
      <DescriptionList
        items={[
          { label: 'Plot No.', value: booking.plotNumber },
          { label: 'Customer', value: booking.customerName },
          { label: 'Sq. Yards', value: booking.yards ?? '—' },
          { label: 'Facing', value: booking.facing || '—' },
          { label: 'Registered On', value: <DateText date={booking.registeredOn} /> },
          { label: 'Booked On', value: <DateText date={booking.bookedOn} /> },
        ]}
      />
      <div>
        <ButtonLink to={bookingTo}>Booking</ButtonLink>
      </div>
    </Card>
  )
}

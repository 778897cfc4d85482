import type { Booking } from '~/api/contract/bookings'
import { paths } from '~/paths'
import { BookedPlot } from './booked-plot'

/** One accordion a customer; a single one stands open. */
export function BookedPlots({ bookings }: { bookings: Booking[] }) {
  return bookings.map((booking) => (
    <BookedPlot
      key={booking.id}
      booking={booking}
      isOpen={bookings.length === 1}
      links={{
        receipts: paths.receipts(booking.id),
        emiStatement: paths.emiStatement(booking.id),
        commission: paths.bookingCommission(booking.id),
      }}
    />
  ))
}

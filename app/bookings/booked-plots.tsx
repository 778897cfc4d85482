import type { Booking } from '~/api/contract/bookings'
import { paths } from '~/paths'
import { BookedPlot } from './booked-plot'

/** One accordion per customer; a single one is open. */
export function BookedPlots({ bookings }: { bookings: Booking[] }) {
  return bookings.map((booking, index) => (
    <BookedPlot
      key={booking.id ?? index}
      booking={booking}
      isOpen={bookings.length === 1}
      links={booking.id === null ? null : linksOf(booking.id)}
    />
  ))
}

const linksOf = (bookingId: string) => ({
  booking: paths.booking(bookingId),
  receipts: paths.receipts(bookingId),
  emiStatement: paths.emiStatement(bookingId),
  commission: paths.bookingCommission(bookingId),
})

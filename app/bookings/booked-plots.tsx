import type { Booking } from '~/api/contract/bookings'
import { BookedPlot } from './booked-plot'

/** One accordion a customer; a single one stands open. */
export function BookedPlots({ bookings }: { bookings: Booking[] }) {
  return bookings.map((booking) => (
    <BookedPlot key={booking.id} booking={booking} isOpen={bookings.length === 1} />
  ))
}

import { type CancelledBooking, findBookingsOfPlots, findCancelled } from '../db/queries/cancelled-bookings'
import { partByKey } from './by-key'

const BYTES_PER_BOOKING = 400

export const cancelledBookings = partByKey<number, CancelledBooking>({
  keysOf: async ({ booking, plot }, db) => [
    ...new Set([
      ...[...booking].map(Number),
      ...(plot.size > 0 ? await findBookingsOfPlots(db, [...plot].map(Number)) : []),
    ]),
  ],
  read: findCancelled,
  bytesPerValue: BYTES_PER_BOOKING,
})

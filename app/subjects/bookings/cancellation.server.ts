import type { Api } from '~/api/client.server'
import type { StatementHeading } from '~/contract/statements'
import { toResult } from '~/api/result'
import { type Cancellation, cancellationOf, UNDATED_CANCELLATION } from '~/domain/cancellation'

/**
 * Null if the booking is not cancelled. A heading without the state of the booking leaves the report of cancelled bookings, and null if
 * that call fails.
 */
export async function findCancellation(
  api: Api,
  bookingId: string,
  booking: StatementHeading,
): Promise<Cancellation | null> {
  if (booking.isCancelled !== null) return cancellationOf(booking)
  const { data } = await toResult(api.reports.autoCancelled())
  const listed = data?.flatMap(({ bookings }) => bookings).find((row) => row.bookingId === bookingId)
  return listed ? { ...UNDATED_CANCELLATION, cancelledOn: listed.cancelledOn } : null
}

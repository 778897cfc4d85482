import type { Api } from '~/api/client.server'
import { toResult } from '~/api/result'
import type { StatementHeading } from '~/contract/statements'
import { type Cancellation, cancellationOf, UNDATED_CANCELLATION } from '~/domain/cancellation'
import { todayInIndia } from '~/domain/dates'
import { dueState } from '~/domain/instalment-state'

/** The statement of today, for its screen, its files and the page of the booking. A booking of unknown state that `isReported` is cancelled. */
export async function readEmiStatement(api: Api, bookingId: string, isReported = false) {
  const statement = await api.bookings.emiStatement(bookingId)
  const { booking } = statement
  const found = await findCancellation(api, bookingId, booking)
  const cancellation = found ?? (isReported && booking.isCancelled === null ? UNDATED_CANCELLATION : null)
  return { ...statement, cancellation, ...dueState(statement, cancellation !== null, todayInIndia()) }
}

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

import type { Api } from '~/api/client.server'
import { findCancellation } from './cancellation.server'
import { UNDATED_CANCELLATION } from '~/domain/cancellation'
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

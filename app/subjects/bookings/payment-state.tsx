import type { Booking } from '~/contract/bookings'
import { paidPercent } from '~/domain/paid-status'
import { m } from '~/messages/messages'
import { Badge, LateBadge } from '~/ui/badge/badge'

/** Shows a cancellation, otherwise the days late, otherwise that an amount is due, otherwise the paid share if it is known. */
export function PaymentState({ booking }: { booking: Booking }) {
  const percent = paidPercentOf(booking)
  if (booking.isCancelled)
    return (
      <Badge tone="critical" icon="close">
        {m.cancelled()}
      </Badge>
    )
  if (booking.daysLate) return <LateBadge days={booking.daysLate} />
  if ((booking.currentDuePaise ?? 0) > 0) return <Badge icon="clock">{m.dueNow()}</Badge>
  return percent !== null && m.paidPercent({ percent })
}

/** Null if an amount is unknown. */
export function paidPercentOf({ totalPaidPaise, totalDuePaise }: Booking): number | null {
  return totalPaidPaise === null || totalDuePaise === null ? null : paidPercent(totalPaidPaise, totalDuePaise)
}

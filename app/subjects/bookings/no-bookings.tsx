import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'

interface NoBookingsProps {
  /** Address of the list without filters. Null if no filter is set, or if that list is empty too. */
  clearTo: string | null
  /** The upstream's message if it refused the list. */
  refusal: string | null
}

export function NoBookings({ clearTo, refusal }: NoBookingsProps) {
  const hintAndAction = clearTo
    ? { action: { to: clearTo, label: m.clearFilters() } }
    : { hint: m.bookingsAppearHere(), action: { to: paths.plotAvailability(), label: m.plotAvailability() } }
  return <EmptyState {...hintAndAction}>{refusal ?? m.noRecordsFound()}</EmptyState>
}

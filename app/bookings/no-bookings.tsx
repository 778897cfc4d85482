import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { type Filters, hasFilters } from './filters'

interface NoBookingsProps {
  filters: Filters
  /** The list without filters. */
  clearTo: string
  /** The upstream's message. */
  refusal: string | null
}

export function NoBookings({ filters, clearTo, refusal }: NoBookingsProps) {
  const next = hasFilters(filters)
    ? { action: { to: clearTo, label: m.clearFilters() } }
    : { hint: m.bookingsAppearHere(), action: { to: paths.plotAvailability(), label: m.plotAvailability() } }
  return <EmptyState {...next}>{refusal ?? m.noRecordsFound()}</EmptyState>
}

import { z } from 'zod/v4'
import { optionIn, readSearch } from '~/lib/search.server'
import { m } from '~/messages/messages'
import { BOOKING_PARENTS, paths } from '~/paths'
import type { Session } from '~/session/session.server'

const Search = z.object({ from: optionIn(...BOOKING_PARENTS) })

interface ListedBooking {
  associateId: string | null
  projectId: string | null
}

/** The back link of a booking leads to the list that opened it, else to its list of plots, else to the last list of bookings. */
export function bookingParent(request: Request, { associateId, projectId }: ListedBooking, session: Session) {
  const { from } = readSearch(Search, request.url).search
  if (from) {
    const scope = from === 'team-collections' ? 'team' : undefined
    return { from, back: { to: paths.collections({ scope }), label: m.collections() } }
  }
  if (associateId && projectId)
    return { from, back: { to: paths.bookedPlots(associateId, projectId), label: m.bookedPlots() } }
  return { from, back: { to: session.bookingsUrl ?? paths.bookingsByDate(), label: m.bookings() } }
}

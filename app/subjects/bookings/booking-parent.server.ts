import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { type BackLink, backLink } from '~/screen/back-link.server'
import type { Session } from '~/session/session.server'

interface ListedBooking {
  associateId: string | null
  projectId: string | null
}

/** Without `from`, a booking leads back to the booked plots of its associate and project, or to the bookings if one of them is unknown. */
export function bookingParent(request: Request, booking: ListedBooking, session: Session) {
  return backLink(request, usualParent(booking, session))
}

function usualParent({ associateId, projectId }: ListedBooking, { bookingsUrl }: Session): BackLink {
  return associateId && projectId
    ? { to: paths.bookedPlots(associateId, projectId), label: m.bookedPlots() }
    : { to: bookingsUrl ?? paths.bookingsByDate(), label: m.bookings() }
}

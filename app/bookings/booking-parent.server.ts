import { z } from 'zod/v4'
import { readSearch } from '~/lib/search.server'
import { m } from '~/messages/messages'
import { BOOKING_PARENTS, paths } from '~/paths'
import type { Session } from '~/session/session.server'

const Parent = z.union([z.enum(BOOKING_PARENTS), z.templateLiteral(['find:', z.string()])])
const Search = z.object({ from: Parent.optional().catch(undefined) })

interface ListedBooking {
  associateId: string | null
  projectId: string | null
}

/** A booking leads back to the list that opened it. Without that, to the plots of the associate, or to the last list of bookings. */
export function bookingParent(request: Request, { associateId, projectId }: ListedBooking, session: Session) {
  const { from } = readSearch(Search, request.url).search
  if (from?.startsWith('find:'))
    return { from, back: { to: paths.find({ q: from.slice('find:'.length) }), label: m.find() } }
  if (from) {
    const scope = from === 'team-collections' ? 'team' : undefined
    return { from, back: { to: paths.collections({ scope }), label: m.collections() } }
  }
  if (associateId && projectId)
    return { from, back: { to: paths.bookedPlots(associateId, projectId), label: m.bookedPlots() } }
  return { from, back: { to: session.bookingsUrl ?? paths.bookingsByDate(), label: m.bookings() } }
}

import type { NotificationSubject } from '~/domain/notification-subject'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'

interface Link {
  to: string
  label: string
}

/** Link to the subject of a notification; null without a subject, and for a booking without an id. */
export function subjectLink(
  about: NotificationSubject | null,
  bookingId: string | null,
  queryId: string | null = null,
): Link | null {
  if (about === 'booking')
    return bookingId === null
      ? null
      : { to: paths.booking(bookingId, { from: 'notifications' }), label: m.booking() }
  if (about === 'query')
    return { to: queryId === null ? paths.queries() : paths.query(queryId), label: m.query() }
  return about && links()[about]
}

const links = (): Record<Exclude<NotificationSubject, 'booking' | 'query'>, Link> => ({
  bookings: { to: paths.bookingsByDate(), label: m.bookings() },
  payments: { to: paths.payments(), label: m.payments() },
  'cash bills': { to: paths.cashCommission(), label: m.receivedCmsn() },
  'bank details': { to: paths.bankDetails(), label: m.bankDetails() },
  requests: { to: paths.pendingRequests(), label: m.pendingRequests() },
  projects: { to: paths.projects(), label: m.projects() },
  prices: { to: paths.priceCalculator(), label: m.priceCalculator() },
  team: { to: paths.team(), label: m.team() },
})

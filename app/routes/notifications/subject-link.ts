import type { NotificationSubject } from '~/domain/notification-subject'
import { paths } from '~/paths'

interface Link {
  to: string
  label: string
}

/** The screen of what a notification is about; null if the upstream does not say. */
export function subjectLink(
  about: NotificationSubject | null,
  bookingId: string | null,
  queryId: string | null = null,
): Link | null {
  if (about === 'booking')
    return bookingId === null ? null : { to: paths.booking(bookingId), label: 'Booking' }
  if (about === 'query')
    return { to: queryId === null ? paths.queries() : paths.query(queryId), label: 'Query' }
  return about && LINKS[about]
}

const LINKS: Record<Exclude<NotificationSubject, 'booking' | 'query'>, Link> = {
  bookings: { to: paths.bookingsByDate(), label: 'Bookings' },
  payments: { to: paths.payments(), label: 'Payments' },
  'cash bills': { to: paths.cashCommission(), label: 'Received CMSN' },
  'bank details': { to: paths.bankDetails(), label: 'Bank Details' },
  requests: { to: paths.pendingRequests(), label: 'Pending Requests' },
  projects: { to: paths.projects(), label: 'Projects' },
  prices: { to: paths.priceCalculator(), label: 'Price Calculator' },
  team: { to: paths.team(), label: 'Team' },
}

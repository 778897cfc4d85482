import sanitizeHtml from 'sanitize-html'
import type { NotificationSubject } from '~/domain/notification-subject'
import { m } from '~/messages/messages'
import { langOf } from '~/messages/page-language'
import { paths } from '~/paths/paths'

/** In characters, with line breaks as HTML. Sanitizing takes up to 10 µs for each. */
const MAX_LENGTH = 10_000

/** The message as HTML, and the result of `langOf` for its text. */
export function sanitizedMessage(message: string) {
  const html = notificationHtml(message)
  return { html, lang: langOf(html.replace(/<[^>]*>/g, '')) }
}

/** Keeps simple markup, and links to web addresses and telephone numbers. Removes everything that runs or loads (M086). */
export function notificationHtml(message: string): string {
  const withBreaks = message.slice(0, MAX_LENGTH).replace(/%0D%0A|%0A|\r?\n/gi, '<br>')
  return sanitizeHtml(withBreaks.slice(0, MAX_LENGTH), {
    allowedTags: ['b', 'i', 'em', 'strong', 'br', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    transformTags: {
      a: (_, { href = '' }) => ({
        tagName: 'a',
        // A link without an address is plain text.
        attribs: /^(https?:\/\/|tel:)/i.test(href)
          ? { href, rel: 'noopener noreferrer' }
          : ({} as sanitizeHtml.Attributes),
      }),
    },
  }).trim()
}

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
      : { to: paths.booking(bookingId, { from: paths.notifications() }), label: m.booking() }
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

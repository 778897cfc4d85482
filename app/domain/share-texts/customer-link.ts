import { m } from '~/messages/messages'
import { formatDate } from '../dates'
import { bookingLine, type StatementBooking } from '../statements'

/** The message that contains a customer's link. */
export const customerLinkText = (
  booking: StatementBooking,
  { link, expiresAt }: { link: string; expiresAt: string | null },
): string =>
  m.statementLinkText({
    booking: bookingLine(booking),
    expiresAt: formatDate(expiresAt),
    link,
  })

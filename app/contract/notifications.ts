import { z } from 'zod/v4'
import { NOTIFICATION_SUBJECTS } from '../domain/notification-subject'
import { list } from './list'
import { date, longText, optionalId, text, wireObject } from './wire'

/** Each costs up to 20 ms to sanitize. */
const MAX_NOTIFICATIONS = 500

/** Messages are hand-written HTML with %0A for line breaks. */
export const NotificationsReply = wireObject('notifications', {
  status: z.literal(true),
  message: longText,
  notifications: list(
    wireObject('notification', {
      id: optionalId,
      header: text,
      message: longText,
      created_at: date,
      // The last three fields are not in the specification.
      about: text,
      booking_id: optionalId,
      query_id: optionalId,
    }),
    MAX_NOTIFICATIONS,
  ),
}).transform(({ notifications }) =>
  notifications.map(({ id, header, message, created_at, about, booking_id, query_id }) => ({
    id,
    header,
    message,
    createdAt: created_at,
    about: NOTIFICATION_SUBJECTS.find((subject) => subject === about) ?? null,
    bookingId: booking_id,
    queryId: query_id,
  })),
)

/** The screen shows the text in `notifications` or, if that is empty, the text in `message`. */
export const ClearedReply = wireObject('clear-notifications', {
  status: z.literal(true),
  message: longText,
  notifications: longText,
}).transform(({ message, notifications }) => ({ message: notifications || message }))

import { NOTIFICATION_SUBJECTS } from '../domain/notification-subject'
import { list } from './list'
import { date, longText, oneOf, optionalId, text } from './wire'
import { reply, wireObject } from './wire-object'

/** Each costs up to 20 ms to sanitize. */
const MAX_NOTIFICATIONS = 500

/** Messages are hand-written HTML with %0A for line breaks. */
export const NotificationsReply = reply('notifications', {
  notifications: list(
    wireObject('notification', {
      id: optionalId,
      header: text,
      message: longText,
      createdAt: ['created_at', date],
      // The last three fields are not in the specification.
      about: oneOf(NOTIFICATION_SUBJECTS, null),
      bookingId: ['booking_id', optionalId],
      queryId: ['query_id', optionalId],
    }),
    MAX_NOTIFICATIONS,
  ),
}).transform(({ notifications }) => notifications)

/** The screen shows the text in `notifications` or, if that is empty, the text in `message`. */
export const ClearedReply = reply('clear-notifications', {
  message: longText,
  notifications: longText,
}).transform(({ message, notifications }) => ({ message: notifications || message }))

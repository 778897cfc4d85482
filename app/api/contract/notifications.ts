import { z } from 'zod/v4'
import { list } from './list'
import { date, optionalId, text, wireObject } from './wire'

/** POST associate/profile/get-notifications-list/{id}; the message is hand-written HTML with %0A for line breaks. */
export const NotificationsReply = wireObject('notifications', {
  status: z.literal(true),
  message: text,
  notifications: list(
    wireObject('notification', { id: optionalId, header: text, message: text, created_at: date }),
  ),
}).transform(({ notifications }) =>
  notifications.map(({ id, header, message, created_at }) => ({
    id,
    header,
    message,
    createdAt: created_at,
  })),
)

/** POST associate/profile/clear-notifications/{id}; `notifications` is the message for the screen. */
export const ClearedReply = wireObject('clear-notifications', {
  status: z.literal(true),
  message: text,
  notifications: text,
}).transform(({ message, notifications }) => ({ message: notifications || message }))

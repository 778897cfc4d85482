import { z } from 'zod/v4'
import { ClearedReply, NotificationsReply } from '../../app/contract/notifications'
import { call } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { clearNotification, clearNotifications, findNotifications } from '../db/queries/notifications'
import { optionalText, pathId } from './query'

const getNotificationsList = call(
  'POST',
  '/associate/profile/get-notifications-list/:self',
  { summary: "The associate's notifications, newest first.", reply: NotificationsReply },
  async ({ db, viewer }) => {
    return { notifications: await findNotifications(db, viewer.id) }
  },
)

const CLEAR_ONE = '1'
const CLEAR_ALL = '2'

const ClearNotifications = z.object({ clear: optionalText, id: optionalText })

const clear = call(
  'POST',
  '/associate/profile/clear-notifications/:self',
  {
    summary: 'Clears one notification (clear 1 with its id) or all notifications (clear 2 with id 0).',
    query: ClearNotifications,
    reply: ClearedReply,
    effect: 'write',
  },
  async ({ viewer, query, write }) => {
    if (query.clear === CLEAR_ONE) {
      const id = pathId(query.id ?? '')
      return write(async (db) => {
        if (id === null || !(await clearNotification(db, viewer.id, id))) throw new Refusal(NOT_IN_YOUR_TEAM)
        return cleared('Notification cleared.')
      })
    }
    // Clearing all notifications cannot be undone, so the call requires both parameters.
    if (query.clear !== CLEAR_ALL || query.id !== '0')
      throw new Refusal('clear must be 1 with an id, or 2 with id 0.')
    return write(async (db) => {
      await clearNotifications(db, viewer.id)
      return cleared('All notifications cleared.')
    })
  },
)

const cleared = (message: string) => ({ message, notifications: message })

export const notificationCalls = [getNotificationsList, clear]

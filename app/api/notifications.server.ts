import { ClearedReply, NotificationsReply } from '~/contract/notifications'
import { constants } from './endpoint-table.server'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

export function notifications(caller: Caller, user: string) {
  return {
    all: () => callUpstream(caller, 'notifications', NotificationsReply, { params: { user } }),

    clear: (id: string, idempotencyKey: string) =>
      callUpstream(caller, 'clearNotifications', ClearedReply, {
        params: { user },
        query: { clear: constants.clearOne, id },
        idempotencyKey,
      }),

    clearAll: (idempotencyKey: string) =>
      callUpstream(caller, 'clearNotifications', ClearedReply, {
        params: { user },
        query: { clear: constants.clearAll, id: constants.clearAllId },
        idempotencyKey,
      }),
  }
}

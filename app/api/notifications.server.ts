import { ClearedReply, NotificationsReply } from './contract/notifications'
import { type Caller, callUpstream } from './transport.server'

const CLEAR_ONE = 1
const CLEAR_ALL = 2

export function notifications(caller: Caller, user: string) {
  return {
    all: () => callUpstream(caller, 'notifications', NotificationsReply, { params: { user } }),

    /** The message is the upstream's, to be shown. */
    clear: (id: string, idempotencyKey: string) =>
      callUpstream(caller, 'clearNotifications', ClearedReply, {
        params: { user },
        query: { clear: CLEAR_ONE, id },
        idempotencyKey,
      }),

    clearAll: (idempotencyKey: string) =>
      callUpstream(caller, 'clearNotifications', ClearedReply, {
        params: { user },
        query: { clear: CLEAR_ALL, id: 0 },
        idempotencyKey,
      }),
  }
}

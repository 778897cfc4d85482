import type { Caller } from './caller.server'
import { ActivityReply, NotMeReply } from '~/contract/activity'
import { MessageReply } from '~/contract/message'
import { callUpstream } from './transport.server'

/** Needs the capability `activity`. */
export function activity(caller: Caller, user: string) {
  const params = { user }
  return {
    /** `perPage` is 20 by default and at most 100. */
    list: ({ page, perPage }: { page: number; perPage?: number }) =>
      callUpstream(caller, 'activity', ActivityReply, { params, query: { page, per_page: perPage } }),

    /** Has no idempotency key, because each call must record a download. */
    recordDownload: (file: string) =>
      callUpstream(caller, 'recordDownload', MessageReply, { params, query: { file } }),

    /** Ends the person's other sessions and records an event for the firm. */
    notMe: (idempotencyKey: string) => callUpstream(caller, 'notMe', NotMeReply, { params, idempotencyKey }),
  }
}

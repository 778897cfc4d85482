import type { Caller } from './caller.server'
import { CalendarDuesReply, CalendarFeedReply, MadeCalendarFeedReply } from '~/contract/calendar-feed'
import { MessageReply } from '~/contract/wire-object'
import { callUpstream } from './transport.server'

type CalendarFeedChange = 'names' | 'no-names' | 'revoked'

/** Needs the capability `calendar`. */
export function calendarFeed(caller: Caller, user: string) {
  const params = { user }
  return {
    get: () => callUpstream(caller, 'calendarFeed', CalendarFeedReply, { params }),

    /** The new token replaces an earlier one. */
    make: (idempotencyKey: string) =>
      callUpstream(caller, 'makeCalendarFeed', MadeCalendarFeedReply, { params, idempotencyKey }),

    change: (change: CalendarFeedChange, idempotencyKey: string) =>
      callUpstream(caller, 'changeCalendarFeed', MessageReply, { params, query: { change }, idempotencyKey }),
  }
}

export function calendarDues(caller: Caller, token: string) {
  return callUpstream(caller, 'calendarDues', CalendarDuesReply, { body: { token } })
}

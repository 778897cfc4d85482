import type { Caller } from './caller.server'
import { CustomerLinksReply, CustomerStatementReply, SharedBookingReply } from '~/contract/customer-links'
import { MessageReply } from '~/contract/wire-object'
import { callUpstream } from './transport.server'

/** Needs the capability `share`. */
export function customerLinks(caller: Caller, user: string) {
  const params = { user }
  return {
    all: () => callUpstream(caller, 'customerLinks', CustomerLinksReply, { params }),

    make: (booking_id: string, idempotencyKey: string) =>
      callUpstream(caller, 'shareBooking', SharedBookingReply, {
        params,
        query: { booking_id },
        idempotencyKey,
      }),

    revoke: (link: string, idempotencyKey: string) =>
      callUpstream(caller, 'revokeCustomerLink', MessageReply, { params, query: { link }, idempotencyKey }),
  }
}

/** Null if the link has ended. The caller has no session. */
/** An opening by a robot, such as the preview of a chat, is not counted as a view (X105). */
export function customerStatement(caller: Caller, token: string, isPerson: boolean) {
  const body = { token, is_person: isPerson ? 1 : 0 }
  return callUpstream(caller, 'customerStatement', CustomerStatementReply, { body })
}

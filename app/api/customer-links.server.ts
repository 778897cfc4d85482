import type { Caller } from './caller.server'
import { CustomerLinksReply, CustomerStatementReply, SharedBookingReply } from '~/contract/customer-links'
import { MessageReply } from '~/contract/wire'
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
export function customerStatement(caller: Caller, token: string) {
  return callUpstream(caller, 'customerStatement', CustomerStatementReply, { body: { token } })
}

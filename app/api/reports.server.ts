import { AutoCancelledBookingReply, AutoCancelledReply } from '~/contract/reports'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

export function reports(caller: Caller, user: string) {
  return {
    autoCancelled: () => callUpstream(caller, 'autoCancelled', AutoCancelledReply, { params: { user } }),

    autoCancelledBooking: (associate: string, project: string, booking: string) =>
      callUpstream(caller, 'autoCancelledBooking', AutoCancelledBookingReply, {
        params: { associate, project, booking },
      }),
  }
}

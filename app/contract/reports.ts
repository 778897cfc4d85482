import type { z } from 'zod/v4'
import { WireBooking } from './bookings'
import { list, optionalList } from './list'
import { date, id, optionalId, text } from './wire'
import { reply, wireObject } from './wire-object'

const WireAutoCancelled = wireObject(
  'auto-cancelled booking',
  {
    bookingId: ['booking_id', optionalId],
    plotId: ['plot_id', optionalId],
    plotNumber: ['plot_no', text],
    customerName: ['customer_name', text],
    associateId: ['agent_id', optionalId],
    associateName: ['agent_name', text],
    cancelledOn: ['cancelled_date', date],
  },
  { project_id: optionalId },
)

export const AutoCancelledReply = reply('auto-cancelled bookings', {
  projects: [
    'suspend_bkgs',
    list(
      wireObject('project of auto-cancelled bookings', {
        id: ['project_id', id],
        name: ['project_name', text],
        bookings: ['data', optionalList(WireAutoCancelled)],
      }),
    ),
  ],
}).transform(({ projects }) => projects)

export type AutoCancelledProject = z.output<typeof AutoCancelledReply>[number]

export const AutoCancelledBookingReply = reply('auto-cancelled booking details', {
  bookings: ['booking_details', list(WireBooking)],
}).transform(({ bookings }) => bookings[0] ?? null)

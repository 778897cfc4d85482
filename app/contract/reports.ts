import { z } from 'zod/v4'
import { WireBooking } from './bookings'
import { list, optionalList } from './list'
import { date, id, longText, optionalId, text, wireObject } from './wire'

export const AutoCancelledReply = wireObject('auto-cancelled bookings', {
  status: z.literal(true),
  message: longText,
  suspend_bkgs: list(
    wireObject('project of auto-cancelled bookings', {
      project_id: id,
      project_name: text,
      data: optionalList(
        wireObject('auto-cancelled booking', {
          agent_id: optionalId,
          agent_name: text,
          project_id: optionalId,
          booking_id: optionalId,
          plot_id: optionalId,
          plot_no: text,
          customer_name: text,
          cancelled_date: date,
        }).transform((wire) => ({
          bookingId: wire.booking_id,
          plotId: wire.plot_id,
          plotNumber: wire.plot_no,
          customerName: wire.customer_name,
          associateId: wire.agent_id,
          associateName: wire.agent_name,
          cancelledOn: wire.cancelled_date,
        })),
      ),
    }).transform((wire) => ({ id: wire.project_id, name: wire.project_name, bookings: wire.data })),
  ),
}).transform((wire) => wire.suspend_bkgs)

export type AutoCancelledProject = z.output<typeof AutoCancelledReply>[number]

export const AutoCancelledBookingReply = wireObject('auto-cancelled booking details', {
  status: z.literal(true),
  message: longText,
  booking_details: list(WireBooking),
}).transform((wire) => wire.booking_details[0] ?? null)

import { AutoCancelledBookingReply, AutoCancelledReply } from '../../app/api/contract/reports'
import { call, NOT_IN_YOUR_TEAM, Refusal } from '../call'
import { findBooking, findLedgers } from '../db/queries/statements'
import { findCancelledBookings } from '../db/queries/cancelled-bookings'
import { requireInTeam } from '../db/queries/team'
import { directory } from '../parts/directory'
import { toBookingDetail } from './booking-detail'
import { groupBy } from './group-by'
import { pathId } from './query'

const autoSuspendedBookings = call(
  'POST',
  '/associate/auto-suspended-bookings/:user',
  {
    summary: 'Own and downline auto-cancelled bookings, by project.',
    reply: AutoCancelledReply,
    isCached: true,
  },
  async ({ db, viewer, params, current }) => {
    await requireInTeam(db, viewer.id, params.user)
    const { teamOf } = await current('directory', directory)
    const bookings = await findCancelledBookings(db, params.user, teamOf(params.user))
    return {
      status: true,
      message: '',
      suspend_bkgs: groupBy(bookings, ({ row }) => row.project_id).map((rows) => ({
        project_id: rows[0].row.project_id,
        project_name: rows[0].row.project_name,
        data: rows.map(({ row, sellerName }) => ({
          agent_id: row.seller_id,
          agent_name: sellerName,
          project_id: row.project_id,
          booking_id: row.id,
          plot_id: row.plot_id,
          plot_no: row.plot_number,
          customer_name: row.customer_name,
          cancelled_date: row.cancelled_on,
        })),
      })),
    }
  },
)

/** Figures as of the cancellation day. */
const getAutoSuspendedBooking = call(
  'POST',
  '/associate/get-booking-details-agentwise-auto-suspend/:associate/:project/:booking',
  { summary: 'One auto-cancelled booking.', reply: AutoCancelledBookingReply },
  async ({ db, viewer, params, today }) => {
    await requireInTeam(db, viewer.id, params.associate)
    const id = pathId(params.booking)
    const booking = id === null ? undefined : await findBooking(db, id)
    if (
      booking?.status_id !== 9 ||
      booking.seller_id !== params.associate ||
      booking.project_id !== pathId(params.project)
    )
      throw new Refusal(NOT_IN_YOUR_TEAM)
    const ledgers = await findLedgers(db, [booking.id])
    return {
      status: true,
      message: '',
      booking_details: [
        {
          ...toBookingDetail(booking, ledgers.get(booking.id), today),
          status: 'Cancelled',
          cancelled_date: booking.cancelled_on,
          project_name: booking.project_name,
          agent_name: booking.seller_name,
        },
      ],
    }
  },
)

export const autoCancelledCalls = [autoSuspendedBookings, getAutoSuspendedBooking]

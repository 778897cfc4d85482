import { AutoCancelledBookingReply, AutoCancelledReply } from '../../app/contract/reports'
import { call } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findBooking, findLedgers } from '../db/queries/statements'
import { findTeamCancelled } from '../db/queries/cancelled-bookings'
import { findProjects } from '../db/queries/projects'
import { requireInTeam } from '../db/queries/team'
import { CANCELLED } from '../rules/booking-status'
import { toBookingDetail } from './booking-detail'
import { groupBy } from './group-by'
import { pathId } from './query'

const autoSuspendedBookings = call(
  'POST',
  '/associate/auto-suspended-bookings/:user',
  {
    summary: 'Auto-cancelled bookings of the user and the downline, by project.',
    reply: AutoCancelledReply,
  },
  async ({ db, viewer, params }) => {
    await requireInTeam(db, viewer.id, params.user)
    const rows = await findTeamCancelled(db, params.user)
    const projectNames = new Map((await findProjects(db)).map(({ id, name }) => [id, name]))
    return {
      suspend_bkgs: groupBy(rows, ({ project_id }) => project_id).map((rowsOfProject) => ({
        project_id: rowsOfProject[0].project_id,
        project_name: projectNames.get(rowsOfProject[0].project_id),
        data: rowsOfProject,
      })),
    }
  },
)

/** Returns the figures of the cancellation day. */
const getAutoSuspendedBooking = call(
  'POST',
  '/associate/get-booking-details-agentwise-auto-suspend/:associate/:project/:booking',
  { summary: 'One auto-cancelled booking.', reply: AutoCancelledBookingReply },
  async ({ db, viewer, params, today }) => {
    await requireInTeam(db, viewer.id, params.associate)
    const id = pathId(params.booking)
    const booking = id === null ? undefined : await findBooking(db, id)
    if (
      booking?.status_id !== CANCELLED ||
      booking.seller_id !== params.associate ||
      booking.project_id !== pathId(params.project)
    )
      throw new Refusal(NOT_IN_YOUR_TEAM)
    const ledgers = await findLedgers(db, [booking.id])
    return {
      booking_details: [
        {
          ...toBookingDetail(booking, ledgers.get(booking.id), today),
          status: 'Cancelled',
          project_name: booking.project_name,
          agent_name: booking.seller_name,
        },
      ],
    }
  },
)

export const autoCancelledCalls = [autoSuspendedBookings, getAutoSuspendedBooking]

import { AutoCancelledBookingReply, AutoCancelledReply } from '../../app/contract/reports'
import { call, type CallContext } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findBooking, findLedgers } from '../db/queries/statements'
import { type CancelledBooking, findTeamCancelled } from '../db/queries/cancelled-bookings'
import { findProjects } from '../db/queries/projects'
import { requireInTeam } from '../db/queries/team'
import { cancelledBookings } from '../parts/cancelled-bookings'
import { directory } from '../parts/directory'
import { CANCELLED } from '../rules/booking-status'
import { compareBytes } from '../rules/byte-order'
import { toBookingDetail } from './booking-detail'
import { groupBy } from './group-by'
import { pathId } from './query'

const autoSuspendedBookings = call(
  'POST',
  '/associate/auto-suspended-bookings/:user',
  {
    summary: 'Auto-cancelled bookings of the user and the downline, by project.',
    reply: AutoCancelledReply,
    isCached: true,
  },
  async (context) => {
    await requireInTeam(context.db, context.viewer.id, context.params.user)
    const projects = groupBy(await readTeamCancelled(context), ({ row }) => row.project_id)
    const projectNames = new Map((await findProjects(context.db)).map(({ id, name }) => [id, name]))
    return {
      suspend_bkgs: projects.map((rowsOfProject) => ({
        project_id: rowsOfProject[0].row.project_id,
        project_name: projectNames.get(rowsOfProject[0].row.project_id),
        data: rowsOfProject.map(({ row, sellerName }) => ({
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

/** Sorted by project, then by cancellation day, the latest first. */
async function readTeamCancelled({ db, params, current }: CallContext<'user', unknown>) {
  const { names, isLarge } = (await current('directory', directory)).teamOf(params.user)
  const rows = isLarge
    ? [...(await current('cancelled bookings', cancelledBookings)).values()]
    : await findTeamCancelled(db, params.user)
  return rows
    .flatMap((row) => {
      const sellerName = names.get(row.seller_id)
      return sellerName === undefined ? [] : [{ row, sellerName }]
    })
    .sort((a, b) => compareCancelled(a.row, b.row))
}

const compareCancelled = (a: CancelledBooking, b: CancelledBooking) =>
  a.project_id - b.project_id || compareBytes(b.cancelled_on ?? '', a.cancelled_on ?? '') || b.id - a.id

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

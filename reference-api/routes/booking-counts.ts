import { z } from 'zod/v4'
import { BookingMonthsReply, BookingProjectsReply } from '../../app/contract/bookings'
import { call, type CallContext } from '../call'
import { countBookingsByProject, findBookingMonths, findBookingsByDay } from '../db/queries/booking-counts'
import { findProjects } from '../db/queries/projects'
import { requireInTeam } from '../db/queries/team'
import type { TeamBookingFilters } from '../db/queries/team-bookings'
import { BOOKED, REGISTERED } from '../rules/booking-status'
import { groupBy } from './group-by'
import { optionalAssociateId, optionalId, optionalText, page } from './query'

const Filters = z.object({
  project_id: optionalId,
  agent_id: optionalAssociateId,
  plot_no: optionalText,
  associate: optionalText,
})

const getBookingInfoTeamwise = call(
  'POST',
  '/associate/get-booking-info-teamwise/:user/:zero',
  {
    summary: 'Bookings of the user and the downline, by project and associate.',
    query: Filters,
    reply: BookingProjectsReply,
  },
  async (context) => {
    const counts = await countBookingsByProject(context.db, await requireFilters(context))
    const projectNames = new Map((await findProjects(context.db)).map(({ id, name }) => [id, name]))
    return {
      total_booking_count: groupBy(counts, ({ project_id }) => project_id).map((rows) => ({
        project_id: rows[0].project_id,
        project_name: projectNames.get(rows[0].project_id),
        bookedagents: rows.map(({ project_id: _, ...agent }) => agent),
        total_count: total(rows),
      })),
    }
  },
)

const getBookingInfoDatewise = call(
  'POST',
  '/associate/get-booking-info-datewise/:user/:zero',
  {
    summary: 'Bookings of the user and the downline, by month and day.',
    query: Filters.extend({ page }),
    reply: BookingMonthsReply,
  },
  async (context) => {
    const { db, query } = context
    const filters = await requireFilters(context)
    const months = await findBookingMonths(db, filters, query.page)
    const bookings = months.length > 0 ? await findBookingsByDay(db, filters, months) : []
    const listed = new Set(bookings.slice(0, MAX_LISTED))
    return {
      total_booking_count: groupBy(bookings, ({ booked_on }) => booked_on.slice(0, 7)).map((ofMonth) => ({
        month: monthName(ofMonth[0].booked_on),
        month_wise_count: ofMonth.length,
        day_wise_data: groupBy(ofMonth, ({ booked_on }) => booked_on).map((ofDay) => ({
          date: ofDay[0].booked_on,
          date_wise_count: ofDay.length,
          booked_agents_info: groupBy(ofDay, ({ agent_id, project_id }) => `${project_id} ${agent_id}`).map(
            (ofAgent) => toAgent(ofAgent, listed),
          ),
        })),
      })),
    }
  },
)

/** The newest bookings of a reply. The others are only counted: a page of a large team may have thousands. */
const MAX_LISTED = 500

type DayBooking = Awaited<ReturnType<typeof findBookingsByDay>>[number]

function toAgent(bookings: [DayBooking, ...DayBooking[]], listed: Set<DayBooking>) {
  const [{ project_id, project_name, agent_id, agent_name }] = bookings
  const countOf = (status: number) => bookings.filter(({ plot_status }) => plot_status === status).length
  return {
    project_id,
    project_name,
    agent_id,
    agent_name,
    booked_count: countOf(BOOKED),
    reg_count: countOf(REGISTERED),
    count: bookings.length,
    bookings: bookings
      .filter((booking) => listed.has(booking))
      .map(({ booking_id, plot_no, customer_name, sale_amt, plot_status }) => ({
        booking_id,
        plot_no,
        customer_name,
        sale_amt,
        plot_status,
      })),
  }
}

async function requireFilters({
  db,
  viewer,
  params,
  query,
}: CallContext<'user', z.output<typeof Filters>>): Promise<TeamBookingFilters> {
  await requireInTeam(db, viewer.id, params.user)
  if (query.agent_id) await requireInTeam(db, params.user, query.agent_id)
  return {
    // `agent_id` is in the team, so the SQL query can start with that associate.
    teamOf: query.agent_id ?? params.user,
    projectId: query.project_id,
    sellerId: query.agent_id,
    plotNumber: query.plot_no,
    associate: query.associate,
  }
}

const total = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-09-21` → `Sep 2026`. */
const monthName = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

export const bookingCountCalls = [getBookingInfoTeamwise, getBookingInfoDatewise]

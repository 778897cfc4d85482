import { z } from 'zod/v4'
import { BookingMonthsReply, BookingProjectsReply } from '../../app/contract/bookings'
import { call, type CallContext } from '../call'
import {
  countBookingsByDay,
  countBookingsByProject,
  findBookingMonths,
  findNewestBookings,
} from '../db/queries/booking-counts'
import { findProjects } from '../db/queries/projects'
import { requireInTeam } from '../db/queries/team'
import type { TeamBookingFilters } from '../db/queries/team-bookings'
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
    if (months.length === 0) return { total_booking_count: [] }
    const [counts, newest] = await Promise.all([
      countBookingsByDay(db, filters, months),
      findNewestBookings(db, filters, months, MAX_LISTED),
    ])
    const bookingsOf = new Map(
      groupBy(newest, keyOf).map((ofAgent) => [
        keyOf(ofAgent[0]),
        ofAgent.map(({ booked_on: _, project_id: _project, agent_id: _agent, ...booking }) => booking),
      ]),
    )
    return {
      total_booking_count: groupBy(counts, ({ booked_on }) => booked_on.slice(0, 7)).map((rowsOfMonth) => ({
        month: monthName(rowsOfMonth[0].booked_on),
        month_wise_count: total(rowsOfMonth),
        day_wise_data: groupBy(rowsOfMonth, ({ booked_on }) => booked_on).map((rowsOfDay) => ({
          date: rowsOfDay[0].booked_on,
          date_wise_count: total(rowsOfDay),
          booked_agents_info: rowsOfDay.map((row) => {
            const { booked_on: _, ...agent } = row
            return { ...agent, bookings: bookingsOf.get(keyOf(row)) ?? [] }
          }),
        })),
      })),
    }
  },
)

/** The newest bookings of a reply. The others are only counted. */
const MAX_LISTED = 500

const keyOf = (row: { booked_on: string; project_id: number; agent_id: string }) =>
  `${row.booked_on} ${row.project_id} ${row.agent_id}`

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

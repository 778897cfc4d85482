import { z } from 'zod/v4'
import { BookingMonthsReply, BookingProjectsReply } from '../../app/api/contract/bookings'
import { call, type CallContext } from '../call'
import {
  countBookingsByDay,
  countBookingsByProject,
  type DayCount,
  findBookingMonths,
  type ProjectCount,
} from '../db/queries/booking-counts'
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
    summary: 'Own and downline bookings by project and associate.',
    query: Filters,
    reply: BookingProjectsReply,
    isCached: true,
  },
  async (context) => {
    const counts = await countBookingsByProject(context.db, await requireFilters(context))
    const projects = groupBy(counts, ({ project }) => project.id)
    projects.sort(([a], [b]) => a.project.id - b.project.id)
    return { status: true, message: '', total_booking_count: projects.map(toProject) }
  },
)

/** The wire has `agent_mobile`; the portal omits it from lists (M138). */
function toProject(rows: [ProjectCount, ...ProjectCount[]]) {
  return {
    project_id: rows[0].project.id,
    project_name: rows[0].project.name,
    bookedagents: rows.map(({ project, seller, count, bookedCount }) => ({
      agent_id: seller.id,
      agent_name: seller.name,
      agent_mobile: seller.mobile,
      project_code: project.code,
      booked_count: bookedCount,
      reg_count: count - bookedCount,
      count,
    })),
    total_count: total(rows),
  }
}

const getBookingInfoDatewise = call(
  'POST',
  '/associate/get-booking-info-datewise/:user/:zero',
  {
    summary: 'Own and downline bookings by month and day.',
    query: Filters.extend({ page }),
    reply: BookingMonthsReply,
    isCached: true,
  },
  async (context) => {
    const filters = await requireFilters(context)
    const months = await findBookingMonths(context.db, filters, context.query.page)
    const counts = months.length > 0 ? await countBookingsByDay(context.db, filters, months) : []
    return { status: true, message: '', total_booking_count: months.map((month) => toMonth(month, counts)) }
  },
)

async function requireFilters({
  db,
  viewer,
  params,
  query,
}: CallContext<'user', z.output<typeof Filters>>): Promise<TeamBookingFilters> {
  await requireInTeam(db, viewer.id, params.user)
  if (query.agent_id) await requireInTeam(db, params.user, query.agent_id)
  return {
    // `agent_id` is known to be in the team, so the query can start there.
    teamOf: query.agent_id ?? params.user,
    projectId: query.project_id,
    sellerId: query.agent_id,
    plotNumber: query.plot_no,
    associate: query.associate,
  }
}

function toMonth(month: string, counts: DayCount[]) {
  const own = counts.filter(({ bookedOn }) => bookedOn.startsWith(month))
  return {
    month: monthName(month),
    month_wise_count: total(own),
    day_wise_data: groupBy(own, ({ bookedOn }) => bookedOn).map((rows) => ({
      date: rows[0].bookedOn,
      date_wise_count: total(rows),
      booked_agents_info: rows.map(toAgent),
    })),
  }
}

function toAgent({ project, seller, count, bookedCount }: DayCount) {
  return {
    project_id: project.id,
    project_name: project.name,
    agent_id: seller.id,
    agent_name: seller.name,
    booked_count: bookedCount,
    reg_count: count - bookedCount,
    count,
  }
}

const total = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-09` → `Sep 2026`. */
function monthName(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}

export const bookingCountCalls = [getBookingInfoTeamwise, getBookingInfoDatewise]

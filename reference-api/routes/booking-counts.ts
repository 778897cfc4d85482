import { z } from 'zod'
import { BookingMonthsReply, BookingProjectsReply } from '../../app/api/contract/bookings'
import { call, type CallContext } from '../call'
import { countBookingsByDay, countBookingsByProject, findBookingMonths } from '../db/queries/bookings'
import { requireInTeam } from '../db/queries/team'
import type { TeamBookingFilters } from '../db/queries/team-bookings'
import { groupBy } from './group'
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
  },
  async (context) => {
    const counts = await countBookingsByProject(context.db, await requireFilters(context))
    const projects = groupBy(counts, ({ project_id }) => project_id)
    return { status: true, message: '', total_booking_count: projects.map(toProject) }
  },
)

type ProjectCount = Awaited<ReturnType<typeof countBookingsByProject>>[number]

/** `agent_mobile` is the wire's; that lists do not show it is for the portal to see to (checklist M138). */
function toProject(rows: [ProjectCount, ...ProjectCount[]]) {
  return {
    project_id: rows[0].project_id,
    project_name: rows[0].project_name,
    bookedagents: rows.map((row) => ({
      agent_id: row.seller_id,
      agent_name: row.seller_name,
      agent_mobile: row.seller_mobile,
      project_code: row.project_code,
      ...countsOf(row),
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
    // Whoever is asked for is in the team by now: the walk down may begin there.
    teamOf: query.agent_id ?? params.user,
    projectId: query.project_id,
    sellerId: query.agent_id,
    plotNumber: query.plot_no,
    associate: query.associate,
  }
}

type DayCount = Awaited<ReturnType<typeof countBookingsByDay>>[number]

function toMonth(month: string, counts: DayCount[]) {
  const own = counts.filter(({ booked_on }) => booked_on.startsWith(month))
  const days = [...new Set(own.map(({ booked_on }) => booked_on))]
  return {
    month: monthName(month),
    month_wise_count: total(own),
    day_wise_data: days.map((date) => {
      const rows = own.filter(({ booked_on }) => booked_on === date)
      return { date, date_wise_count: total(rows), booked_agents_info: rows.map(toAgent) }
    }),
  }
}

function toAgent(row: DayCount) {
  return {
    project_id: row.project_id,
    project_name: row.project_name,
    agent_id: row.seller_id,
    agent_name: row.seller_name,
    ...countsOf(row),
  }
}

type Count = Pick<DayCount, 'count' | 'booked_count'>

function countsOf(row: Count) {
  const [count, booked] = [Number(row.count), Number(row.booked_count)]
  return { booked_count: booked, reg_count: count - booked, count }
}

const total = (rows: Count[]) => rows.reduce((sum, { count }) => sum + Number(count), 0)

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-09` → `Sep 2026`. */
function monthName(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}

export const bookingCountCalls = [getBookingInfoTeamwise, getBookingInfoDatewise]

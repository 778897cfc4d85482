import { z } from 'zod/v4'
import { BookingMonthsReply, BookingProjectsReply } from '../../app/contract/bookings'
import { call, type CallContext } from '../call'
import {
  countBookingsByDay,
  countBookingsByProject,
  findBookingMonths,
  findSellersByName,
} from '../db/queries/booking-counts'
import { findProjects } from '../db/queries/projects'
import { requireInTeam } from '../db/queries/team'
import { shouldReadByDay, type TeamBookingFilters } from '../db/queries/team-bookings'
import { activeBookings } from '../parts/active-bookings'
import { directory } from '../parts/directory'
import { toBookingMonths } from './booking-months'
import { toBookingProjects } from './booking-projects'
import { countsOfLargeTeam } from './large-team-counts'
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
    isCached: true,
  },
  async (context) => {
    const counts = await readCounts(context)
    return toBookingProjects(await counts.byProject(), await findProjects(context.db))
  },
)

const getBookingInfoDatewise = call(
  'POST',
  '/associate/get-booking-info-datewise/:user/:zero',
  {
    summary: 'Bookings of the user and the downline, by month and day.',
    query: Filters.extend({ page }),
    reply: BookingMonthsReply,
    isCached: true,
  },
  async (context) => {
    const counts = await readCounts(context)
    const { months, days } = await counts.byDay(context.query.page)
    if (months.length === 0) return { total_booking_count: [] }
    return toBookingMonths(months, days, await findProjects(context.db))
  },
)

type Context = CallContext<'user', z.output<typeof Filters>>

async function requireFilters({ db, viewer, params, query, current }: Context): Promise<TeamBookingFilters> {
  await requireInTeam(db, viewer.id, params.user)
  if (query.agent_id) await requireInTeam(db, params.user, query.agent_id)
  // `agent_id` is in the team, so the SQL query can start with that associate.
  const teamOf = query.agent_id ?? params.user
  return {
    teamOf,
    hasLargeTeam: (await current('directory', directory)).teamOf(teamOf).isLarge,
    projectId: query.project_id,
    sellerId: query.agent_id,
    plotNumber: query.plot_no,
    associate: query.associate,
  }
}

async function readCounts(context: Context) {
  const { db, current } = context
  const filters = await requireFilters(context)
  const isByDay = shouldReadByDay(filters)
  const sellers = isByDay
    ? (await current('directory', directory)).teamSortedByName(filters.teamOf)
    : await findSellersByName(db, filters)
  if (isByDay && filters.plotNumber === undefined) {
    const bookings = await current('active bookings', activeBookings)
    const counts = () => countsOfLargeTeam(bookings, sellers, filters.projectId)
    return { byProject: () => counts().byProject(), byDay: (page: number) => counts().byDay(page) }
  }
  return {
    byProject: () => countBookingsByProject(db, filters, sellers),
    byDay: async (page: number) => {
      const months = await findBookingMonths(db, filters, page)
      return { months, days: await countBookingsByDay(db, filters, months, sellers) }
    },
  }
}

export const bookingCountCalls = [getBookingInfoTeamwise, getBookingInfoDatewise]

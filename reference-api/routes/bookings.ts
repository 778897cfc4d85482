import { z } from 'zod'
import { AssociateBookingsReply, BookingMonthsReply, FilterListReply } from '../../app/api/contract/bookings'
import { call, NOT_IN_YOUR_TEAM, Refusal } from '../call'
import { findAssociate } from '../db/queries/associates'
import { countBookings, findBookingMonths, findSellerBookings, findSellers } from '../db/queries/bookings'
import { findProject, findProjects } from '../db/queries/projects'
import { findLedgers } from '../db/queries/statements'
import { requireInTeam } from '../db/queries/team'
import { toBookingDetail } from './booking-detail'
import { optionalAssociateId, optionalDate, optionalId, optionalText, page, pathId } from './query'

const Datewise = z.object({
  page,
  project_id: optionalId,
  agent_id: optionalAssociateId,
  plot_no: optionalText,
  associate: optionalText,
})

const getBookingInfoDatewise = call(
  'POST',
  '/associate/get-booking-info-datewise/:user/:zero',
  { summary: 'Own and downline bookings by month and day.', query: Datewise, reply: BookingMonthsReply },
  async ({ db, viewer, params, query }) => {
    await requireInTeam(db, viewer.id, params.user)
    if (query.agent_id) await requireInTeam(db, params.user, query.agent_id)
    const filters = {
      // Whoever is asked for is in the team by now: the walk down may begin there.
      teamOf: query.agent_id ?? params.user,
      projectId: query.project_id,
      sellerId: query.agent_id,
      plotNumber: query.plot_no,
      associate: query.associate,
    }
    const months = await findBookingMonths(db, filters, query.page)
    const counts = months.length > 0 ? await countBookings(db, filters, months) : []
    return { status: true, message: '', total_booking_count: months.map((month) => toMonth(month, counts)) }
  },
)

type BookingCount = Awaited<ReturnType<typeof countBookings>>[number]

function toMonth(month: string, counts: BookingCount[]) {
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

function toAgent(row: BookingCount) {
  const [count, booked] = [Number(row.count), Number(row.booked_count)]
  return {
    project_id: row.project_id,
    project_name: row.project_name,
    agent_id: row.seller_id,
    agent_name: row.seller_name,
    booked_count: booked,
    reg_count: count - booked,
    count,
  }
}

const total = (rows: BookingCount[]) => rows.reduce((sum, { count }) => sum + Number(count), 0)

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-09` → `Sep 2026`. */
function monthName(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}

const agentFilterList = call(
  'POST',
  '/associate/agent-filter-list/:user',
  {
    summary: 'Projects, and the associates whose bookings of one project can be asked for.',
    query: z.object({ project_id: optionalId }),
    reply: FilterListReply,
  },
  async ({ db, viewer, params, query }) => {
    await requireInTeam(db, viewer.id, params.user)
    const projects = await findProjects(db)
    const sellers = query.project_id === undefined ? [] : await findSellers(db, params.user, query.project_id)
    return {
      status: true,
      message: '',
      projects: projects.map(({ id, name }) => ({ project_id: id, project_name: name })),
      data: sellers.map(({ id, name }) => ({ agent_id: id, name })),
    }
  },
)

const Agentwise = z.object({ search_key: optionalText, date: optionalDate })

const getBookingDetailsAgentwise = call(
  'POST',
  '/associate/get-booking-details-agentwise/:associate/:project/:status',
  {
    summary: 'Booked (2) or registered (3) plots that an associate sold.',
    query: Agentwise,
    reply: AssociateBookingsReply,
  },
  async ({ db, viewer, params, query, today }) => {
    await requireInTeam(db, viewer.id, params.associate)
    const projectId = pathId(params.project)
    const [project, associate] = await Promise.all([
      projectId === null ? undefined : findProject(db, projectId),
      findAssociate(db, params.associate),
    ])
    if (!project || !associate) throw new Refusal(NOT_IN_YOUR_TEAM)
    if (params.status !== '2' && params.status !== '3') throw new Refusal('There is no such booking status.')
    const bookings = await findSellerBookings(db, {
      sellerId: associate.id,
      projectId: project.id,
      statusId: params.status === '2' ? 2 : 3,
      search: query.search_key,
      bookedOn: query.date,
    })
    const ledgers = await findLedgers(
      db,
      bookings.map(({ id }) => id),
    )
    return {
      status: true,
      message: '',
      project: { project_id: project.id, project_name: project.name },
      associate: { agent_id: associate.id, agent_name: associate.name },
      booking_details: bookings.map((booking) => ({
        ...toBookingDetail(booking, ledgers.get(booking.id), today),
        project_name: project.name,
        agent_name: associate.name,
      })),
    }
  },
)

export const bookingCalls = [getBookingInfoDatewise, agentFilterList, getBookingDetailsAgentwise]

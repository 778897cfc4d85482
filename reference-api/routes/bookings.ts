import { z } from 'zod/v4'
import { AssociateBookingsReply, FilterListReply } from '../../app/contract/bookings'
import { call, type CallContext, type Reply } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findAssociate } from '../db/queries/associates'
import { findSellerBookings, findSellers } from '../db/queries/bookings'
import { findProject, findProjects } from '../db/queries/projects'
import { findLedgers } from '../db/queries/statements'
import { requireInTeam } from '../db/queries/team'
import { bookingCountCalls } from './booking-counts'
import { toBookingDetail } from './booking-detail'
import { optionalDate, optionalId, optionalText, pathId } from './query'

const agentFilterList = call(
  'POST',
  '/associate/agent-filter-list/:user',
  {
    summary: 'Projects, and the associates with bookings in one project.',
    query: z.object({ project_id: optionalId }),
    reply: FilterListReply,
  },
  async ({ db, viewer, params, query }) => {
    await requireInTeam(db, viewer.id, params.user)
    const projects = await findProjects(db)
    const sellers = query.project_id === undefined ? [] : await findSellers(db, params.user, query.project_id)
    return {
      projects: projects.map(({ id, name }) => ({ project_id: id, project_name: name })),
      data: sellers.map(({ id, name }) => ({ agent_id: id, name })),
    }
  },
)

const BookingSearch = z.object({ search_key: optionalText, date: optionalDate })

const getBookingDetailsAgentwise = call(
  'POST',
  '/associate/get-booking-details-agentwise/:associate/:project/:status',
  {
    summary: 'Booked (2) or registered (3) plots sold by an associate.',
    query: BookingSearch,
    reply: AssociateBookingsReply,
  },
  async (context) => {
    await requireInTeam(context.db, context.viewer.id, context.params.associate)
    return associateBookings(context)
  },
)

const bookingInfoStatusWise = call(
  'POST',
  '/associate/booking-info-status-wise/:user/:associate/:project/:status',
  {
    summary: "Booked (2) or registered (3) plots sold by an associate in the user's team.",
    query: BookingSearch,
    reply: AssociateBookingsReply,
  },
  async (context) => {
    await requireInTeam(context.db, context.viewer.id, context.params.user)
    await requireInTeam(context.db, context.params.user, context.params.associate)
    return associateBookings(context)
  },
)

async function associateBookings({
  db,
  params,
  query,
  today,
}: CallContext<'associate' | 'project' | 'status', z.output<typeof BookingSearch>>): Promise<Reply> {
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
    project: { project_id: project.id, project_name: project.name },
    associate: { agent_id: associate.id, agent_name: associate.name },
    booking_details: bookings.map((booking) => ({
      ...toBookingDetail(booking, ledgers.get(booking.id), today),
      project_name: project.name,
      agent_name: associate.name,
    })),
  }
}

export const bookingCalls = [
  ...bookingCountCalls,
  agentFilterList,
  getBookingDetailsAgentwise,
  bookingInfoStatusWise,
]

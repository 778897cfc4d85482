import { z } from 'zod/v4'
import { DUES_SORTS, DuesProjectsReply, DuesReply, type DuesSort } from '../../app/contract/dues'
import { sortRows, type SortValues } from '../../app/domain/sorting'
import { type Call, call, type CallContext, type Reply } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import {
  DUES_PER_PAGE,
  type DuesQuery,
  type Earners,
  findDuesProjects,
  readDues,
} from '../db/queries/commission'
import { findProject } from '../db/queries/projects'
import { requireInTeam, type Team } from '../db/queries/team'
import { directory } from '../parts/directory'
import { duesBookingCalls } from './dues-bookings'
import { plotCommissionCalls } from './plot-commission'
import { optionalFlag, optionalPage, pathId, sortFields } from './query'

const duesProjects = call(
  'POST',
  '/associate/get-agent-dues-cmsn-project-list/:user',
  {
    summary: 'Projects with commission of an associate or, with team_flag 1, of the downline.',
    query: z.object({ dues_only_flag: optionalFlag, team_flag: optionalFlag }),
    reply: DuesProjectsReply,
  },
  async ({ db, viewer, params, query }) => {
    await requireInTeam(db, viewer.id, params.user)
    const projects = await findDuesProjects(db, {
      earners: query.team_flag ? 'team' : 'own',
      associateId: params.user,
      isDueOnly: query.dues_only_flag ?? false,
    })
    return {
      project_result: projects.map(({ id, name }) => ({ project_id: id, project_name: name })),
    }
  },
)

const DuesSearch = z.object({ dues_only_flag: optionalFlag, page: optionalPage, ...sortFields(DUES_SORTS) })

type DuesContext = CallContext<'user' | 'project', z.output<typeof DuesSearch>>

const dues = call(
  'POST',
  '/associate/get-agent-cmsn-dues/:user/:project',
  {
    summary: 'Commission of an associate in a project; with page, a hundred rows per page.',
    query: DuesSearch,
    reply: DuesReply,
  },
  (context) => listDues(context, 'own'),
)

/** Never includes lines of the user or of uplines. */
const teamDues = call(
  'POST',
  '/associate/get-agent-team-cmsn-dues/:user/:project',
  {
    summary: 'Commission of the downline of an associate in a project; with page, a hundred rows per page.',
    query: DuesSearch,
    reply: DuesReply,
    isCached: true,
  },
  (context) => listDues(context, 'team'),
)

async function listDues(
  { db, viewer, params, query, current }: DuesContext,
  earners: Earners,
): Promise<Reply> {
  await requireInTeam(db, viewer.id, params.user)
  const projectId = pathId(params.project)
  const project = projectId === null ? undefined : await findProject(db, projectId)
  if (!project) throw new Refusal(NOT_IN_YOUR_TEAM)
  const isDueOnly = query.dues_only_flag ?? true
  const { downlineOf } = await current('directory', directory)
  const filters = { earners, associateId: params.user, projectId: project.id, isDueOnly }
  const { sums, rows } = await readSortedDues(db, filters, query, downlineOf(params.user))
  return {
    sum_total_cmsn: sums.grossRupees,
    sum_net_cmsn: sums.netRupees,
    sum_paid_cmsn: sums.paidRupees,
    sum_due_cmsn: sums.netRupees - sums.paidRupees,
    payable_amt: sums.payableRupees,
    rows_count: isDueOnly ? sums.dueCount : sums.count,
    cmsn_due_details: rows.map(({ line, booking, associateName }) => ({
      project_id: project.id,
      plot_no: booking.plot_number,
      booking_id: line.booking_id,
      agent_id: line.associate_id,
      agent_name: associateName,
      booked_agent_id: booking.seller_id,
      booked_agent_name: booking.seller_name,
      customer_name: booking.customer_name,
      plot_status: booking.status_id,
      cmsn_amt: line.gross_rupees,
      net_cmsn_amt: line.net_rupees,
      paid_cmsn: line.paid_rupees,
      cmsn_due: line.net_rupees - line.paid_rupees,
      payable_amt: line.payable_rupees,
    })),
  }
}

type DuesRow = Awaited<ReturnType<typeof readDues>>['rows'][number]

const duesSorts: SortValues<DuesRow, DuesSort> = {
  plot: ({ booking }) => booking.plot_number,
  associate: ({ associateName }) => associateName,
  customer: ({ booking }) => booking.customer_name,
  due: ({ line }) => line.net_rupees - line.paid_rupees,
}

/** If `sort` is set, sorts in code: the databases sort texts by bytes, so plot 10 would precede plot 9. */
async function readSortedDues(
  db: DuesContext['db'],
  filters: Omit<DuesQuery, 'page'>,
  { sort, order, page }: DuesContext['query'],
  downline: Team,
) {
  if (sort === undefined) return readDues(db, { ...filters, page }, downline)
  const { sums, rows } = await readDues(db, filters, downline)
  const sorted = sortRows(rows, { by: sort, order }, duesSorts)
  const start = ((page ?? 1) - 1) * DUES_PER_PAGE
  return { sums, rows: page === undefined ? sorted : sorted.slice(start, start + DUES_PER_PAGE) }
}

export const duesCalls: Call[] = [duesProjects, dues, teamDues, ...duesBookingCalls, ...plotCommissionCalls]

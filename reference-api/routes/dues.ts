import { z } from 'zod/v4'
import { DuesProjectsReply, DuesReply, type DuesSort } from '../../app/contract/dues'
import { DUES_SORTS } from '../../app/contract/sort-names'
import { sortRows, type SortValues } from '../../app/domain/sorting'
import { type Call, call, type CallContext, type Reply } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { DUES_PER_PAGE, findDues, findDuesProjects, sumDues } from '../db/queries/commission'
import { findProject } from '../db/queries/projects'
import { requireInTeam, type Scope } from '../db/queries/team'
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
      scope: query.team_flag ? 'team' : 'own',
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
  },
  (context) => listDues(context, 'team'),
)

async function listDues({ db, viewer, params, query }: DuesContext, scope: Scope): Promise<Reply> {
  await requireInTeam(db, viewer.id, params.user)
  const projectId = pathId(params.project)
  const project = projectId === null ? undefined : await findProject(db, projectId)
  if (!project) throw new Refusal(NOT_IN_YOUR_TEAM)
  const isDueOnly = query.dues_only_flag ?? true
  const filters = { scope, associateId: params.user, projectId: project.id, isDueOnly }
  const [sums, rows] = await Promise.all([sumDues(db, filters), readRows(db, filters, query)])
  return { ...sums, sum_due_cmsn: sums.sum_net_cmsn - sums.sum_paid_cmsn, cmsn_due_details: rows }
}

type DuesRow = Awaited<ReturnType<typeof findDues>>[number]

const duesSorts: SortValues<DuesRow, DuesSort> = {
  plot: ({ plot_no }) => plot_no,
  associate: ({ agent_name }) => agent_name,
  customer: ({ customer_name }) => customer_name,
  due: ({ cmsn_due }) => cmsn_due,
}

/** If `sort` is set, sorts in code: the databases sort texts by bytes, so plot 10 would precede plot 9. */
async function readRows(
  db: DuesContext['db'],
  filters: Parameters<typeof findDues>[1],
  { sort, order, page }: DuesContext['query'],
) {
  if (sort === undefined) return findDues(db, filters, page)
  const sorted = sortRows(await findDues(db, filters), { by: sort, order }, duesSorts)
  const start = ((page ?? 1) - 1) * DUES_PER_PAGE
  return page === undefined ? sorted : sorted.slice(start, start + DUES_PER_PAGE)
}

export const duesCalls: Call[] = [duesProjects, dues, teamDues, ...duesBookingCalls, ...plotCommissionCalls]

import type { LoaderFunctionArgs } from '@remix-run/node'
import type { DuesMode } from '~/api/commission.server'
import { parseParams } from '~/lib/params'
import { projectParams } from '~/params'
import { requireAssociate } from '~/session/guard.server'
import type { DuesList } from './dues-lists'

/** The projects of a list; what is due in one of them is loaded by that project's own route. */
export async function loadDuesProjects({ request }: LoaderFunctionArgs, list: DuesList) {
  const { api } = await requireAssociate(request)
  const mode = modeOf(request)
  const projects = list === 'own' ? api.commission.duesProjects(mode) : api.commission.teamDuesProjects(mode)
  return { projects: await projects, isAll: mode === 'all' }
}

/** What is due in one project: one call to the upstream. */
export async function loadProjectDues({ request, params }: LoaderFunctionArgs, list: DuesList) {
  const { api } = await requireAssociate(request)
  const { projectId } = parseParams(projectParams, params)
  const mode = modeOf(request)
  return list === 'own' ? api.commission.dues(projectId, mode) : api.commission.teamDues(projectId, mode)
}

function modeOf(request: Request): DuesMode {
  return new URL(request.url).searchParams.get('all') === '1' ? 'all' : 'due-only'
}

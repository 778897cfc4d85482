import { toResult } from '~/api/result'
import type { Api } from '~/api/client.server'
import type { Project } from '~/contract/projects'
import { defaultProject } from '~/api/projects.server'
import { m } from '~/messages/messages'
import type { Session } from '~/session/session.server'

/** Used while the default project is unknown (M119). */
const FALLBACK_PROJECT_ID = '4'

export interface ProjectChoice {
  id: string
  name: string
  /** Whole rupees per sq. yard as field text; empty if unknown. */
  rate: string
}

/** Project choices and the preselected id. If the call fails, the preselected project is the only choice. */
export async function loadProjects(api: Api, session: Pick<Session, 'defaultProject'>) {
  const { data, failure } = await toResult(api.projects.all())
  if (data?.length === 0) return { projects: [], defaultId: '', failure }
  const all = data ?? []
  const preselected = defaultProject(all)
  if (preselected) return { projects: all.map(toChoice), defaultId: preselected.id, failure }
  const { id, ratePaise } = session.defaultProject ?? { id: FALLBACK_PROJECT_ID, ratePaise: null }
  return { projects: [toChoice({ id, name: m.projectId({ id }), ratePaise })], defaultId: id, failure }
}

export function toChoice({ id, name, ratePaise }: Pick<Project, 'id' | 'name' | 'ratePaise'>): ProjectChoice {
  return { id, name, rate: ratePaise ? String(Math.round(ratePaise / 100)) : '' }
}

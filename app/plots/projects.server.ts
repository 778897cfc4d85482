import { toResult } from '~/api/result'
import type { Api } from '~/api/client.server'
import type { Project } from '~/api/contract/projects'
import { defaultProject } from '~/api/projects.server'
import type { Session } from '~/session/session.server'

/** Stands in until the default project is known (checklist M119). */
const PROJECT_UNTIL_KNOWN = '4'

export interface ProjectChoice {
  id: string
  name: string
  /** Whole rupees a square yard, as typed into a field; empty where the upstream names none. */
  rate: string
}

/** The projects to choose from, and the one that is chosen beforehand: without the list, that one alone. */
export async function loadProjects(api: Api, session: Pick<Session, 'defaultProject'>) {
  const { data, failure } = await toResult(api.projects.all())
  const all = data ?? []
  const known = defaultProject(all)
  if (known) return { projects: all.map(toChoice), defaultId: known.id, failure }
  const { id, ratePaise } = session.defaultProject ?? { id: PROJECT_UNTIL_KNOWN, ratePaise: null }
  return { projects: [toChoice({ id, name: `Project ${id}`, ratePaise })], defaultId: id, failure }
}

function toChoice({ id, name, ratePaise }: Pick<Project, 'id' | 'name' | 'ratePaise'>): ProjectChoice {
  return { id, name, rate: ratePaise ? String(ratePaise / 100) : '' }
}

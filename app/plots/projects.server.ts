import { type Answer, answerOf } from '~/api/answer'
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

/** The projects to choose from, and the one that is chosen beforehand. The screen works without the list. */
export async function loadProjects(api: Api, session: Session) {
  const all = await answerOf(api.projects.all())
  return {
    projects: (all.data ?? []).map(toChoice),
    defaultId: defaultIdOf(all, session),
    failure: all.failure,
  }
}

function defaultIdOf({ data }: Answer<Project[]>, session: Session): string {
  const known = data ? defaultProject(data) : null
  return known?.id ?? session.defaultProject?.id ?? PROJECT_UNTIL_KNOWN
}

function toChoice({ id, name, ratePaise }: Project): ProjectChoice {
  return { id, name, rate: ratePaise ? String(ratePaise / 100) : '' }
}

import { call, type CallContext } from '../call'
import { findProjects } from '../db/queries/projects'
import { nothing } from './query'

/** The old and the new variant and the team's own list: one answer. */
async function listProjects({ db }: CallContext<never, object>) {
  const projects = await findProjects(db)
  return {
    status: true as const,
    message: '',
    projects: projects.map((project) => ({
      project_id: project.id,
      name: project.name,
      project_name: project.name,
      project_code: project.code,
      rate: project.rate_rupees,
      is_default: project.is_default,
      latitude: project.latitude,
      longitude: project.longitude,
    })),
  }
}

export const projectCalls = [
  call('GET', '/associate/get-projects', nothing, listProjects),
  call('GET', '/associate/get-projects-list', nothing, listProjects),
  call('GET', '/associate/get-open-projects', nothing, listProjects),
]

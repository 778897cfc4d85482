import { ProjectsReply } from '../../app/contract/projects'
import { call, type CallContext } from '../call'
import { findProjects } from '../db/queries/projects'
import { mediaPath } from './media'

/** The three lists of projects have the same reply. */
async function listProjects({ db, urlOf }: CallContext<never, object>) {
  const addressOf = (mediaId: number | null) => (mediaId === null ? null : urlOf(mediaPath(mediaId)))
  const projects = await findProjects(db)
  return {
    projects: projects.map((project) => ({
      project_id: project.id,
      name: project.name,
      project_name: project.name,
      project_code: project.code,
      rate: project.rate_rupees,
      is_default: project.is_default,
      project_brochure: addressOf(project.brochure_media_id),
      project_layout: addressOf(project.layout_media_id),
      latitude: project.latitude,
      longitude: project.longitude,
      rera_number: project.rera_number,
      rera_url: project.rera_url,
      rera_valid_until: project.rera_valid_until,
    })),
  }
}

export const projectCalls = [
  call('GET', '/associate/get-projects', { summary: 'All projects.', reply: ProjectsReply }, listProjects),
  call(
    'GET',
    '/associate/get-projects-list',
    { summary: 'All projects, for the team, the gallery and the project list.', reply: ProjectsReply },
    listProjects,
  ),
  call(
    'GET',
    '/associate/get-open-projects',
    { summary: 'All projects. An old variant of get-projects.', reply: ProjectsReply },
    listProjects,
  ),
]

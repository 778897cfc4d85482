import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toListResult } from '~/api/result'
import type { Project } from '~/api/contract/projects'
import { env } from '~/env.server'
import { fileSize } from '~/domain/file-size'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { NO_PROJECTS } from '~/plots/no-projects'
import { documentUrl } from '~/pictures/address.server'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { mapUrl } from './map-url'
import { ProjectCard, type ProjectDocument } from './project-card'

export const handle = pageTitle('Projects')

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  const { data: projects, refusal } = await toListResult(api.projects.listed(), [])
  return { refusal, projects: await Promise.all(projects.map(linksOf)) }

  async function linksOf({ id, name, brochureUrl, layoutUrl, ...place }: Project) {
    const [brochure, layout] = await Promise.all([
      documentOf(brochureUrl, `${name} Brochure`),
      documentOf(layoutUrl, `${name} Layout`),
    ])
    return { id, name, brochure, layout, mapTo: mapUrl(env.mapUrlTemplate, place) }
  }

  async function documentOf(address: string | null, fileName: string): Promise<ProjectDocument | null> {
    const to = address && documentUrl(session.user.id, address, fileName)
    if (!to) return null
    const { type, size = null } = (await api.media.facts(address)) ?? {}
    return { to, facts: [type, size === null ? '' : fileSize(size)].filter(Boolean).join(', ') }
  }
}

export default function Projects() {
  const { projects, refusal } = useLoaderData<typeof loader>()
  return (
    <Page title="Projects">
      {projects.map((project) => (
        <ProjectCard key={project.id} {...project} />
      ))}
      {projects.length === 0 && (
        <EmptyState
          action={{ to: paths.home(), label: 'Home' }}
          hint={refusal === null ? NO_PROJECTS : undefined}
        >
          {refusal ?? 'Please login.'}
        </EmptyState>
      )}
    </Page>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Project } from '~/api/contract/projects'
import { env } from '~/env.server'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { documentUrl } from '~/pictures/address.server'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { mapUrl } from './map-url'
import { ProjectCard } from './project-card'

export const handle = pageTitle('Projects')

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const projects = await api.projects.listed()
  return { projects: projects.map(linksOf) }

  function linksOf({ id, name, brochureUrl, layoutUrl, ...place }: Project) {
    const openable = (address: string | null, kind: string) =>
      address && documentUrl(session.user.id, address, `${name} ${kind}`)
    return {
      id,
      name,
      brochureTo: openable(brochureUrl, 'Brochure'),
      layoutTo: openable(layoutUrl, 'Layout'),
      mapTo: mapUrl(env.mapUrlTemplate, place),
    }
  }
}

export default function Projects() {
  const { projects } = useLoaderData<typeof loader>()
  return (
    <Page title="Projects">
      {projects.map((project) => (
        <ProjectCard key={project.id} {...project} />
      ))}
      {projects.length === 0 && (
        <EmptyState action={{ to: paths.home(), label: 'Home' }}>Please login.</EmptyState>
      )}
    </Page>
  )
}

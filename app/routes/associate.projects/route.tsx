import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { figureIfOffered, valueOf } from '~/api/figure.server'
import { toListResult } from '~/api/result'
import type { Project } from '~/contract/projects'
import { env } from '~/env.server'
import { todayInIndia } from '~/domain/dates'
import { fileSize } from '~/domain/file-size'
import { shownRera } from '~/domain/rera'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { documentUrl } from '~/screen/pictures/address.server'
import { shownPicture } from '~/screen/pictures/shown-picture.server'
import { requireAssociate } from '~/session/guard.server'
import { ButtonLink } from '~/ui/button/button'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { mapUrl } from './map-url'
import { ProjectCard, type ProjectDocument } from './project-card'
import { projects as cards } from './project-card.css'

export const handle = pageTitle(m.projects)

const TIMEOUT_MS = 300

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  const [{ data: projects, refusal }, figures] = await Promise.all([
    toListResult(api.projects.listed(), []),
    figureIfOffered(api, 'layout', () => api.projects.figures(), TIMEOUT_MS),
  ])
  return {
    refusal,
    isPartial: figures === null,
    offersSearch: figures !== 'absent' && projects.length > 0,
    projects: await Promise.all(projects.map(cardOf)),
  }

  async function cardOf({ id, name, brochureUrl, layoutUrl, ratePaise, rera, ...place }: Project) {
    const [brochure, layout] = await Promise.all([
      documentOf(brochureUrl, m.nameBrochure({ name })),
      documentOf(layoutUrl, m.nameLayout({ name })),
    ])
    const projectFigures = valueOf(figures)?.find((row) => row.id === id)
    const offer = projectFigures && {
      plots: projectFigures.plots,
      available: projectFigures.available,
      ratePaise,
      cover: shownPicture(args, session.user.id, projectFigures.coverUrl, {
        shown: [640, 1280],
        linked: 640,
      }),
    }
    return {
      id,
      name,
      rera: shownRera(rera, todayInIndia()),
      brochure,
      layout,
      mapTo: mapUrl(env.mapUrlTemplate, place),
      offer: offer ?? null,
    }
  }

  async function documentOf(address: string | null, fileName: string): Promise<ProjectDocument | null> {
    const to = address && documentUrl(session.user.id, address, fileName)
    if (!to) return null
    const { type, size = null } = (await api.media.metadata(address)) ?? {}
    return { to, facts: [type, size === null ? '' : fileSize(size)].filter(Boolean).join(', ') }
  }
}

export default function Projects() {
  const { projects, refusal, isPartial, offersSearch } = useLoaderData<typeof loader>()
  return (
    <Page
      title={m.projects()}
      actions={
        offersSearch && (
          <ButtonLink to={paths.plotsForSale()} variant="primary" icon="search">
            {m.searchAllProjects()}
          </ButtonLink>
        )
      }
      width="table"
    >
      {isPartial && projects.length > 0 && <p>{m.someFiguresNotAvailable()}</p>}
      <div className={cards}>
        {projects.map((project) => (
          <ProjectCard key={project.id} {...project} />
        ))}
      </div>
      {projects.length === 0 && (
        <EmptyState
          action={{ to: paths.home(), label: m.home() }}
          hint={refusal === null ? m.noProjectYet() : undefined}
        >
          {refusal ?? m.pleaseLogin()}
        </EmptyState>
      )}
    </Page>
  )
}

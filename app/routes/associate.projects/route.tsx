import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { figureIfOffered, valueOf } from '~/api/figure.server'
import { toListResult } from '~/api/result'
import type { Project } from '~/contract/projects'
import { todayInIndia } from '~/domain/dates'
import { shownRera } from '~/domain/rera'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { shownPicture } from '~/screen/pictures/shown-picture.server'
import { loadProjectLinks } from '~/subjects/plots/project-links.server'
import { requireAssociate } from '~/session/guard.server'
import { ButtonLink } from '~/ui/button/button'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { ProjectCard } from './project-card'
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

  async function cardOf(project: Project) {
    const { id, name, ratePaise, rera } = project
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
      ...(await loadProjectLinks(api, session.user.id, project)),
      offer: offer ?? null,
    }
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

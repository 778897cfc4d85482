import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { figureIfOffered, valueOf } from '~/api/figure.server'
import { toListResult } from '~/api/result'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { shownPicture } from '~/screen/pictures/shown-picture.server'
import { requireAssociate } from '~/session/guard.server'
import { ProjectCover } from '~/subjects/plots/project-cover'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Link } from '~/ui/link/link'
import { Page } from '~/ui/page/page'
import * as styles from './gallery.css'

export const handle = pageTitle(m.gallery)

const TIMEOUT_MS = 300

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  const [{ data: projects, refusal }, figures] = await Promise.all([
    toListResult(api.projects.listed(), []),
    figureIfOffered(api, 'layout', () => api.projects.figures(), TIMEOUT_MS),
  ])
  return {
    refusal,
    projects: projects.map(({ id, name }) => {
      const coverUrl = valueOf(figures)?.find((row) => row.id === id)?.coverUrl ?? null
      const cover = shownPicture(args, session.user.id, coverUrl, { shown: [640, 1280], linked: 640 })
      // The card is a link, so it cannot hold the link to a picture.
      return { id, name, cover: cover && 'src' in cover ? cover : null }
    }),
  }
}

export default function Gallery() {
  const { projects, refusal } = useLoaderData<typeof loader>()
  return (
    <Page title={m.gallery()} width="table">
      {projects.length === 0 ? (
        <EmptyState
          action={{ to: paths.home(), label: m.home() }}
          hint={refusal === null ? m.noProjectYet() : undefined}
        >
          {refusal ?? m.noResultsFound()}
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {projects.map(({ id, name, cover }) => (
            <li key={id}>
              <Link className={styles.card} to={paths.projectGallery(id)}>
                <ProjectCover name="" picture={cover} />
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

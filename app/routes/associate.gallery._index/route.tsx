import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toListResult } from '~/api/result'
import { initial } from '~/domain/names'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Link } from '~/ui/link/link'
import { Page } from '~/ui/page/page'
import * as styles from './gallery.css'

export const handle = pageTitle(m.gallery)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireAssociate(args)
  const { data: projects, refusal } = await toListResult(api.projects.listed(), [])
  return { refusal, projects: projects.map(({ id, name }) => ({ id, name })) }
}

export default function Gallery() {
  const { projects, refusal } = useLoaderData<typeof loader>()
  return (
    <Page title={m.gallery()}>
      {projects.length === 0 ? (
        <EmptyState
          action={{ to: paths.home(), label: m.home() }}
          hint={refusal === null ? m.noProjectYet() : undefined}
        >
          {refusal ?? m.noResultsFound()}
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {projects.map(({ id, name }) => (
            <li key={id}>
              <Link className={styles.card} to={paths.projectGallery(id)}>
                <span className={styles.letter} aria-hidden="true">
                  {initial(name)}
                </span>{' '}
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

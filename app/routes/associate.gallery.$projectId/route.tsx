import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { toListResult } from '~/api/result'
import { loadPagedList, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { parseParams } from '~/screen/params'
import { readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { projectParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { shownPicture } from '~/screen/pictures/shown-picture.server'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { usePagedList } from '~/ui/paged-list/use-paged-list'
import { DateCard } from './date-card'

export const handle = pageTitle(m.gallery)

const MAX_THUMBS = 4
const CARDS_IN_FIRST_VIEWPORT = 2

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { projectId } = parseParams(projectParams, params)
  const { api, session } = await requireAssociate(args)
  const { search } = readSearch(z.object(pagingFields), request.url)
  const [projects, paged] = await Promise.all([
    toListResult(api.projects.all(), []),
    loadPagedList(search, loadPage),
  ])
  const nameInGallery = paged.pages.flatMap(({ dates }) => dates)[0]?.projectName
  const name = nameInGallery || projects.data.find(({ id }) => id === projectId)?.name
  return { projectId, projectName: name ?? m.gallery(), paged }

  async function loadPage(number: number) {
    const dates = await api.gallery.dates(projectId, number)
    return {
      number,
      isEmpty: dates.length === 0,
      dates: dates.map(({ date, images, projectName }) => ({
        date,
        projectName,
        count: images.length,
        thumbs: images.slice(0, MAX_THUMBS).map(({ thumbUrl, heading }) => ({
          heading,
          picture: shownPicture(args, session.user.id, thumbUrl, { shown: [320], linked: 480 }),
        })),
      })),
    }
  }
}

export default function ProjectGallery() {
  const { projectName, projectId, paged } = useLoaderData<typeof loader>()
  const list = usePagedList(paged, {
    filters: projectId,
    toPage: (page) => paths.projectGallery(projectId, { page }),
  })
  const firstNumber = list.pages[0]?.number
  return (
    <Page title={projectName} back={{ to: paths.gallery(), label: m.gallery() }}>
      {list.isEmpty ? (
        <EmptyState
          hint={list.refusal === null ? m.picturesAppearHere() : undefined}
          action={{ to: paths.gallery(), label: m.allProjects() }}
        >
          {list.refusal ?? m.noResultsFound()}
        </EmptyState>
      ) : (
        <PagedList list={list} earlierLabel={m.newerPictures()}>
          {list.pages.map(({ number, dates }) => (
            <ResultPage key={number} number={number}>
              {dates.map((day, index) => (
                <DateCard
                  key={day.date}
                  {...day}
                  to={paths.galleryDate(projectId, day.date)}
                  isFirst={number === firstNumber && index < CARDS_IN_FIRST_VIEWPORT}
                />
              ))}
            </ResultPage>
          ))}
        </PagedList>
      )}
    </Page>
  )
}

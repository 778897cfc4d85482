import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toListResult } from '~/api/result'
import { pageTitle } from '~/lib/page-title'
import { parseParams } from '~/lib/params'
import { projectParams } from '~/params'
import { paths } from '~/paths'
import { shownPicture } from '~/pictures/shown-picture.server'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { LoadMore } from '~/ui/load-more/load-more'
import { loadPages } from '~/lib/load-pages.server'
import { readPaging } from '~/ui/load-more/paging'
import { ResultPage } from '~/ui/load-more/result-page'
import { useLoadMore } from '~/ui/load-more/use-load-more'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { DateCard, type DateCardProps } from './date-card'

export const handle = pageTitle('Gallery')

const MAX_THUMBS = 4

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { projectId } = parseParams(projectParams, params)
  const { api, session } = await requireAssociate(request)
  const { page, pages } = readPaging(new URL(request.url).searchParams)
  const [projects, loaded] = await Promise.all([
    toListResult(api.projects.all(), []),
    loadPages(pages, loadPage),
  ])
  const nameInGallery = loaded.pages.flatMap(({ dates }) => dates)[0]?.projectName
  const name = nameInGallery || projects.data.find(({ id }) => id === projectId)?.name
  return { projectId, projectName: name ?? 'Gallery', page, ...loaded }

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
          picture: shownPicture(request, session.user.id, thumbUrl, { shown: [320], linked: 480 }),
        })),
      })),
    }
  }
}

export default function ProjectGallery() {
  const { projectName, projectId, page, pages, refusal } = useLoaderData<typeof loader>()
  return (
    <Page title={projectName} back={{ to: paths.gallery(), label: 'Gallery' }}>
      <Dates key={`${projectId} ${page}`} projectId={projectId} firstPages={pages} firstRefusal={refusal} />
    </Page>
  )
}

interface DatesPage {
  number: number
  isEmpty: boolean
  dates: Omit<DateCardProps, 'to' | 'isFirst'>[]
}

interface DatesProps {
  projectId: string
  firstPages: DatesPage[]
  firstRefusal: string | null
}

function Dates({ projectId, firstPages, firstRefusal }: DatesProps) {
  const pageAt = (page: number) => paths.projectGallery(projectId, { page })
  const list = useLoadMore(firstPages, pageAt, firstRefusal)
  const firstNumber = firstPages[0]?.number ?? 1
  const filled = list.pages.filter(({ isEmpty }) => !isEmpty)
  if (filled.length === 0 && firstNumber === 1)
    return <EmptyState>{list.refusal ?? 'No results found'}</EmptyState>
  return (
    <Stack>
      {firstNumber > 1 && (
        <TextLink to={paths.projectGallery(projectId, { page: firstNumber - 1 })} icon="back">
          Newer pictures
        </TextLink>
      )}
      {filled.map(({ number, dates }) => (
        <ResultPage key={number} number={number}>
          {dates.map((day, index) => (
            <DateCard
              key={day.date}
              {...day}
              to={paths.galleryDate(projectId, day.date)}
              isFirst={number === firstNumber && index < 2}
            />
          ))}
        </ResultPage>
      ))}
      <LoadMore {...list.more} />
    </Stack>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { LoadMore } from '~/ui/load-more/load-more'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { BookingFilters } from './booking-filters'
import { Months, type MonthsPage } from './months'
import { type Filters, hasFilters, toSearch } from './search'
import { parseSearch } from './search.server'
import { useLoadMore } from './use-load-more'

export const handle = pageTitle('Bookings By Month')

export async function loader({ request }: LoaderFunctionArgs) {
  const { api } = await requireAssociate(request)
  const { page, pages, filters, isPanelOpen, errors } = parseSearch(request.url)
  const canAsk = !errors.plot_no && !errors.associate
  const [loaded, projects, associates] = await Promise.all([
    canAsk ? Promise.all(pages.map((number) => loadPage(number))) : [],
    api.projects.all(),
    filters.project_id ? api.bookings.filterAssociates(filters.project_id) : null,
  ])
  return {
    page,
    pages: loaded,
    filters,
    isPanelOpen: isPanelOpen || !canAsk,
    errors,
    projects: projects.map(({ id, name }) => ({ id, name })),
    associates,
  }

  async function loadPage(number: number) {
    const months = await api.bookings.byMonth(number, {
      plotNumber: filters.plot_no,
      associate: filters.associate,
      projectId: filters.project_id,
      associateId: filters.agent_id,
    })
    return { number, months }
  }
}

export default function BookingsByDate() {
  const { filters, pages, page, isPanelOpen, errors, projects, associates } = useLoaderData<typeof loader>()
  return (
    <Page title="Bookings">
      <BookingFilters
        filters={filters}
        isOpen={isPanelOpen}
        errors={errors}
        projects={projects}
        associates={associates}
      />
      <BookingList key={`${page} ${JSON.stringify(filters)}`} filters={filters} firstPages={pages} />
    </Page>
  )
}

function BookingList({ filters, firstPages }: { filters: Filters; firstPages: MonthsPage[] }) {
  const list = useLoadMore(firstPages, (page) => paths.bookingsByDate(toSearch(filters, { page })))
  const firstNumber = firstPages[0]?.number ?? 1
  const filled = list.pages.filter(({ months }) => months.length > 0)
  if (filled.length === 0 && firstNumber === 1) {
    const clear = { to: paths.bookingsByDate(), label: 'Clear filters' }
    return <EmptyState action={hasFilters(filters) ? clear : undefined}>No Records Found!</EmptyState>
  }
  return (
    <Stack>
      {firstNumber > 1 && (
        <TextLink to={paths.bookingsByDate(toSearch(filters, { page: firstNumber - 1 }))} icon="back">
          Newer bookings
        </TextLink>
      )}
      <Months pages={filled} />
      <LoadMore to={list.moreTo} isPending={list.isPending} onLoad={list.loadMore} />
    </Stack>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { bookingsIn } from '~/bookings/counts'
import { BookingsPage } from '~/bookings/bookings-page'
import { type Filters, hasFilters, toSearch } from '~/bookings/filters'
import { toApiFilters, loadPanel, parseFilters } from '~/bookings/filters.server'
import { bookingMonthsText } from '~/domain/share-texts'
import { sumOf } from '~/domain/statements'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { printHead } from '~/export/print-head.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { LoadMore } from '~/ui/load-more/load-more'
import { loadPages } from '~/lib/load-pages.server'
import { lastWith, readPaging } from '~/ui/load-more/paging'
import { useLoadMore } from '~/ui/load-more/use-load-more'
import { Results } from '~/ui/results/results'
import { Stack } from '~/ui/stack/stack'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { TextLink } from '~/ui/text-link/text-link'
import { Months } from '~/bookings/months'
import { type MonthsPage, monthsPage } from '~/bookings/months-page'

export const handle = pageTitle('Bookings By Month')

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const { searchParams } = new URL(request.url)
  const { page, pages } = readPaging(searchParams)
  const open = searchParams.get('open')
  const parsed = parseFilters(searchParams)
  const [loaded, panel] = await Promise.all([
    loadPages(parsed.canAsk ? pages : [], loadPage),
    loadPanel(api, parsed),
  ])
  return { page, ...loaded, open, panel, print: printHead(session) }

  async function loadPage(number: number) {
    return monthsPage(number, await api.bookings.byMonth(number, toApiFilters(parsed.filters)), open)
  }
}

export default function BookingsByDate() {
  const { panel, pages, refusal, page, open, print } = useLoaderData<typeof loader>()
  const { filters } = panel
  const months = pages.flatMap((one) => one.months)
  const hasNone = months.length === 0 && (pages[0]?.number ?? 1) === 1
  const clear = { to: paths.bookingsByDate(), label: 'Clear filters' }
  const exportActions = (
    <ExportActions csv={paths.bookingsByDateCsv(toSearch(filters))} shareText={bookingMonthsText(months)} />
  )
  return (
    <BookingsPage list="month" panel={panel} print={print} exportActions={months.length > 0 && exportActions}>
      <Results
        summary={`${bookingsIn(sumOf(months, ({ count }) => count))} shown`}
        filters={filters}
        empty={
          hasNone && (
            <EmptyState action={hasFilters(filters) ? clear : undefined}>
              {refusal ?? 'No Records Found!'}
            </EmptyState>
          )
        }
      >
        <BookingList
          key={`${page} ${JSON.stringify(filters)}`}
          filters={filters}
          open={open ?? undefined}
          firstPages={pages}
          firstRefusal={refusal}
        />
      </Results>
    </BookingsPage>
  )
}

interface BookingListProps {
  filters: Filters
  /** The day that the address opens. */
  open?: string
  firstPages: MonthsPage[]
  firstRefusal: string | null
}

function BookingList({ filters, open, firstPages, firstRefusal }: BookingListProps) {
  const pageAt = (page: number) => paths.bookingsByDate(toSearch(filters, { page, open }))
  const list = useLoadMore(firstPages, pageAt, firstRefusal)
  const lastNumber = list.pages.at(-1)?.number ?? 1
  const firstNumber = firstPages[0]?.number ?? 1
  const filled = list.pages.filter(({ isEmpty }) => !isEmpty)
  return (
    <Stack>
      {firstNumber > 1 && (
        <TextLink to={paths.bookingsByDate(toSearch(filters, { page: firstNumber - 1 }))} icon="back">
          Newer bookings
        </TextLink>
      )}
      <Months pages={filled} toOpen={toOpen} />
      <LoadMore {...list.more} />
    </Stack>
  )

  function toOpen(day: string, inPage: number) {
    const page = Math.min(lastNumber, lastWith(inPage))
    return paths.bookingsByDate(toSearch(filters, { page: page > 1 ? page : undefined, open: day }))
  }
}

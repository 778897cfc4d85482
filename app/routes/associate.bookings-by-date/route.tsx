import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { BookingsPage } from '~/subjects/bookings/bookings-page'
import { bookingsIn } from '~/subjects/bookings/count-columns'
import { NoBookings } from '~/subjects/bookings/booking-filters'
import { canClear, loadPanel, parseFilters } from '~/subjects/bookings/filters.server'
import { Months } from './months'
import { monthsPage } from './months-page'
import { bookingMonthsText } from '~/domain/share-texts'
import { sumOf } from '~/domain/money'
import { printHead } from '~/screen/export/print-head.server'
import { loadPagedList, noPages, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { lastPageWith, usePagedList } from '~/ui/paged-list/use-paged-list'
import { PagedList } from '~/ui/paged-list/paged-list'
import { Results } from '~/ui/results/results'

export const handle = pageTitle(m.bookingsByMonth)

const Search = z.object({ ...pagingFields, open: z.string().optional() })

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const { search } = readSearch(Search, request.url)
  const parsed = parseFilters(request.url)
  const [paged, panel] = await Promise.all([
    parsed.areValid ? loadPagedList(search, loadPage) : noPages(search),
    loadPanel(api, parsed),
  ])
  const isEmpty = search.page === 1 && paged.pages.every((page) => page.isEmpty)
  return {
    paged,
    canClear: await canClear(api, parsed, isEmpty),
    open: search.open,
    panel,
    print: printHead(session),
  }

  async function loadPage(number: number) {
    return monthsPage(number, await api.bookings.byMonth(number, parsed.filters), search.open)
  }
}

export default function BookingsByDate() {
  const { panel, paged, canClear, open, print } = useLoaderData<typeof loader>()
  const { filters } = panel
  const list = usePagedList(paged, { filters, toPage })
  const months = list.pages.flatMap((page) => page.months)
  const exportActions = (
    <ExportActions csv={paths.bookingsByDateCsv(filters)} shareText={bookingMonthsText(months)} />
  )
  return (
    <BookingsPage list="month" panel={panel} print={print} exportActions={months.length > 0 && exportActions}>
      <Results
        summary={m.monthsShown({ months: bookingsIn(sumOf(months, ({ count }) => count)) })}
        filters={filters}
        empty={
          list.isEmpty && (
            <NoBookings clearTo={canClear ? paths.bookingsByDate() : null} refusal={list.refusal} />
          )
        }
      >
        <PagedList list={list} earlierLabel={m.newerBookings()}>
          <Months pages={list.pages} toOpen={toOpen} />
        </PagedList>
      </Results>
    </BookingsPage>
  )

  /** The address of a later page keeps the open day; the address of an earlier page does not. */
  function toPage(page: number) {
    const isEarlier = page < (paged.pages[0]?.number ?? 1)
    return paths.bookingsByDate({ ...filters, page, open: isEarlier ? undefined : open })
  }

  function toOpen(day: string, inPage: number) {
    const page = Math.min(list.lastNumber, lastPageWith(inPage))
    return paths.bookingsByDate({ ...filters, page: page > 1 ? page : undefined, open: day })
  }
}

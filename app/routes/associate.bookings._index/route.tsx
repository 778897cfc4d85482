import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { bookingsIn } from '~/subjects/bookings/count-columns'
import { toListResult } from '~/api/result'
import { BookingsPage } from '~/subjects/bookings/bookings-page'
import { NoBookings } from '~/subjects/bookings/booking-filters'
import { canClear, loadPanel, parseFilters } from '~/subjects/bookings/filters.server'
import { sumOf } from '~/domain/money'
import { associateFields } from '~/subjects/bookings/count-fields'
import { sortAssociates } from '~/subjects/bookings/orders'
import { openPart, openPartFields } from '~/screen/open-part.server'
import { readSorting } from '~/screen/sorting.server'
import { pageTitle } from '~/screen/page-title'
import { readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { printHead } from '~/screen/export/print-head.server'
import { Results } from '~/ui/results/results'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { type ListSearch, LongProjects, Projects } from './projects'
import { SortMenu } from '~/ui/table/sort-menu'
import { sortNames } from '~/domain/fields'
import { sortSearch } from '~/domain/sorting'
import { sortHeads } from '~/ui/table/field-columns'

export const handle = pageTitle(m.bookingsByTeam)

const Search = z.object(openPartFields)

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const { search } = readSearch(Search, request.url)
  const parsed = parseFilters(request.url)
  const sorting = readSorting(request.url, sortNames(associateFields))
  const [{ data: unsorted, refusal }, panel] = await Promise.all([
    toListResult(parsed.areValid ? api.bookings.byTeam(parsed.filters) : Promise.resolve([]), []),
    loadPanel(api, parsed),
  ])
  const projects = sortAssociates(unsorted, sorting)
  const { open, paged } = openPart(
    projects.map(({ id, associates }) => ({ id, rows: associates })),
    search,
  )
  return {
    projects: projects.map(({ associates, ...project }) => ({
      ...project,
      associates: open ? [] : associates,
    })),
    refusal,
    canClear: await canClear(api, parsed, projects.length === 0),
    open,
    paged,
    panel,
    sorting,
    viewerId: session.user.id,
    print: printHead(session),
  }
}

export default function BookingsByTeam() {
  const { panel, projects, refusal, canClear, open, paged, sorting, viewerId, print } =
    useLoaderData<typeof loader>()
  const key = JSON.stringify(panel.filters)
  const sortParams = sortSearch(sorting)
  const here = (search: ListSearch) => paths.bookingsByTeam({ ...panel.filters, ...search })
  const list = { projects, viewerId, sorting, here }
  const exportActions = <ExportActions csv={paths.bookingsByTeamCsv({ ...panel.filters, ...sortParams })} />
  return (
    <BookingsPage
      list="team"
      panel={panel}
      sort={
        projects.length > 0 && (
          <SortMenu columns={sortHeads(associateFields)} sort={{ ...sorting, to: here }} />
        )
      }
      sortParams={sortParams}
      print={print}
      exportActions={projects.length > 0 && exportActions}
    >
      <Results
        summary={bookingsIn(sumOf(projects, ({ totalCount }) => totalCount))}
        filters={[panel.filters, sorting]}
        empty={
          projects.length === 0 && (
            <NoBookings clearTo={canClear ? paths.bookingsByTeam() : null} refusal={refusal} />
          )
        }
      >
        {open ? (
          <LongProjects key={key} {...list} open={open} paged={paged} />
        ) : (
          <Projects key={key} {...list} />
        )}
      </Results>
    </BookingsPage>
  )
}

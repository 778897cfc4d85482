import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { toListResult } from '~/api/result'
import type { AutoCancelledProject } from '~/contract/reports'
import { cancelledFields, sortCancelled } from './cancelled-fields'
import { bookingsIn } from '~/subjects/bookings/count-columns'
import { timestampInIndia } from '~/domain/dates'
import { sortNames } from '~/domain/fields'
import { sortSearch, type SortSearch } from '~/domain/sorting'
import { readSorting } from '~/screen/sorting.server'
import { openPart, openPartFields } from '~/screen/open-part.server'
import { pageTitle } from '~/screen/page-title'
import { useFrom } from '~/screen/use-from'
import { readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { Badge } from '~/ui/badge/badge'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { LedgerGroup } from '~/ui/ledger/ledger'
import { LongPart } from '~/ui/long-list/long-part'
import { Page } from '~/ui/page/page'
import type { TableSort } from '~/ui/table/column-head'
import { fieldColumns } from '~/ui/table/field-columns'
import { SortMenu } from '~/ui/table/sort-menu'
import { type Column, Table } from '~/ui/table/table'
import { ExportActions } from '~/ui/export-actions/export-actions'

export const handle = pageTitle(m.autoCancelled)

const Search = z.object(openPartFields)

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const { search } = readSearch(Search, request.url)
  const { data: allProjects, refusal } = await toListResult(api.reports.autoCancelled(), [])
  const sorting = readSorting(request.url, sortNames(cancelledFields))
  const projects = sortCancelled(allProjects, sorting).filter(({ bookings }) => bookings.length > 0)
  const { open, paged } = openPart(
    projects.map(({ id, bookings }) => ({ id, rows: bookings })),
    search,
  )
  return {
    projects: projects.map(({ id, name, bookings }) => ({
      id,
      name,
      count: bookings.length,
      bookings: open ? [] : bookings,
    })),
    hasCancelledOn: allProjects.some(({ bookings }) => bookings.some(({ cancelledOn }) => cancelledOn)),
    refusal,
    sorting,
    open,
    paged,
    viewer: session.user.name,
    printedOn: timestampInIndia(),
  }
}

export default function AutoCancelled() {
  const { projects, hasCancelledOn, refusal, sorting, open, paged, viewer, printedOn } =
    useLoaderData<typeof loader>()
  const columns = columnsOf(hasCancelledOn)
  const openProjectId = open?.id ?? undefined
  const sort = {
    ...sorting,
    to: (search: Partial<SortSearch>) => paths.autoCancelled({ open: openProjectId, ...search }),
  }
  return (
    <Page
      title={m.autoCancelled()}
      back={{ to: paths.reports(), label: m.reports() }}
      width="table"
      sort={projects.length > 0 && <SortMenu columns={columns} sort={sort} />}
      print={{ associate: viewer, printedOn }}
    >
      {projects.length > 0 ? (
        <>
          {projects.map(({ id, name, count, bookings }) =>
            open ? (
              <LongPart
                key={id}
                id={id}
                heading={name}
                meta={bookingsIn(count)}
                open={open}
                paged={paged}
                toOpen={(search) => paths.autoCancelled({ ...search, ...sortSearch(sorting) })}
              >
                {(rows) => (
                  <Cancelled caption={name} bookings={rows} projectId={id} columns={columns} sort={sort} />
                )}
              </LongPart>
            ) : (
              <LedgerGroup key={id} heading={name} sum={bookingsIn(count)}>
                <Cancelled caption={name} bookings={bookings} projectId={id} columns={columns} sort={sort} />
              </LedgerGroup>
            ),
          )}
          <ExportActions csv={paths.autoCancelledCsv(sortSearch(sorting))} />
        </>
      ) : (
        <EmptyState
          hint={refusal === null ? m.cancelledBookingsAppearHere() : undefined}
          action={{ to: paths.plotAvailability(), label: m.plotAvailability() }}
        >
          {refusal ?? m.noResultsFound()}
        </EmptyState>
      )}
    </Page>
  )
}

type CancelledBooking = AutoCancelledProject['bookings'][number]

interface CancelledProps {
  caption: string
  bookings: CancelledBooking[]
  projectId: string
  columns: Column<CancelledBooking>[]
  sort: TableSort
}

function Cancelled({ caption, bookings, projectId, columns, sort }: CancelledProps) {
  const from = useFrom(paths.autoCancelled())
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={bookings}
      sort={sort}
      rowKey={({ bookingId }, index) => bookingId ?? index}
      rowTo={(booking) => detailsTo(booking, projectId, from)}
      columns={columns}
    />
  )
}

const columnsOf = (hasCancelledOn: boolean): Column<CancelledBooking>[] =>
  fieldColumns(cancelledFields, {
    plot: {
      header: m.plot(),
      place: 'title',
      cell: ({ plotNumber }) => m.plotNumber({ number: plotNumber }),
    },
    cancelled_on: hasCancelledOn && { place: 'amount' },
    associate: { place: 'detail' },
    customer: { place: 'detail' },
    status: {
      place: 'title',
      cell: () => (
        <Badge tone="critical" icon="close">
          {m.cancelled()}
        </Badge>
      ),
    },
  })

/** Undefined if the row lacks an id that the address needs. */
function detailsTo(
  { associateId, bookingId, plotId }: CancelledBooking,
  projectId: string,
  from?: string,
): string | undefined {
  if (associateId === null || bookingId === null || plotId === null) return undefined
  return paths.autoCancelledBooking({ associateId, projectId, bookingId, plotId }, { from })
}

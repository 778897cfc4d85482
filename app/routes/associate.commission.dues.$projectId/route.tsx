import { useLoaderData } from '@remix-run/react'
import { sortSearch, type SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { pageTitle } from '~/screen/page-title'
import { DueSplit } from '~/subjects/commission/due-split'
import { type DuesList, duesLists, duesScreenAt } from '~/subjects/commission/dues/dues-lists'
import { loadProjectDues, type ProjectDuesData, type ShownDue } from '~/subjects/commission/dues/dues.server'
import { Badge } from '~/ui/badge/badge'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Figures } from '~/ui/figures/figures'
import { PagedList } from '~/ui/paged-list/paged-list'
import { usePagedList } from '~/ui/paged-list/use-paged-list'
import { Stack } from '~/ui/stack/stack'
import { fieldColumns } from '~/ui/table/field-columns'
import { SortMenu } from '~/ui/table/sort-menu'
import { type Column, Table } from '~/ui/table/table'
import { Amount } from '~/ui/text/text'
import { dueFields } from './due-fields'

export const handle = pageTitle((pathname) => duesScreenAt(pathname).title())

export const loader = loadProjectDues

export default function DuesOfProject() {
  return <ProjectDues {...useLoaderData<typeof loader>()} />
}

/** Dues of a project: totals of all rows, and the requested rows (M177–M180). */
export function ProjectDues({ list, projectId, isAll, sorting, paged }: ProjectDuesData) {
  const allSearch = isAll ? ({ all: '1' } as const) : {}
  const search = { ...allSearch, ...sortSearch(sorting) }
  const shownList = usePagedList(paged, {
    filters: [list, projectId, search],
    toPage: (page) => duesLists[list].project(projectId, { ...search, page }),
  })
  const sums = paged.pages[0]?.dues
  if (!sums) return <EmptyState>{shownList.refusal ?? m.noResultsFound()}</EmptyState>
  const pages = shownList.pages.map(({ number, dues }) => ({ number, rows: dues.rows }))
  const rows = pages.flatMap((page) => page.rows)
  const anchors = new Map(pages.map((page) => [page.rows[0], `page-${page.number}`]))
  const isWhole = shownList.earlierTo === null && rows.length >= sums.rowCount
  const sort = sorting && {
    ...sorting,
    to: (order: Partial<SortSearch>) => duesLists[list].project(projectId, { ...allSearch, ...order }),
  }
  return (
    <Stack>
      <Figures
        items={[
          { label: m.totalCmsn(), value: <Amount paise={sums.totalPaise} /> },
          { label: m.netCmsn(), value: <Amount paise={sums.netPaise} /> },
          { label: m.paid(), value: <Amount paise={sums.paidPaise} /> },
          { label: m.due(), value: <Amount paise={sums.duePaise} /> },
        ]}
      />
      <DueSplit duePaise={sums.duePaise} payablePaise={sums.payablePaise} />
      {shownList.isEmpty ? (
        <EmptyState hint={isAll ? undefined : m.nothingDueInProject()}>{m.noResultsFound()}</EmptyState>
      ) : (
        <>
          {list === 'team' && rows.some(({ isSelf }) => isSelf) && <p>{m.selfInTeamDues()}</p>}
          {rows.length > 1 && <SortMenu columns={columnsOf(list, rows)} sort={sort} />}
          <PagedList list={shownList} earlierLabel={m.earlierRows()} endsHere={isWhole}>
            <Table
              caption={duesLists[list].label()}
              isCaptionHidden
              rows={rows}
              rowKey={({ bookingId }, index) => `${bookingId} ${index}`}
              rowId={(due) => anchors.get(due)}
              rowTo={(due) => detailsOf(list, projectId, due)}
              columns={columnsOf(list, rows)}
              sort={sort}
              totalLabel={isWhole && rows.length > 1 ? m.total() : undefined}
            />
          </PagedList>
          <ExportActions csv={duesLists[list].csv(projectId, search)} />
        </>
      )}
    </Stack>
  )
}

/** Address of the details of a row. Undefined if its booking id or plot number is missing. */
function detailsOf(list: DuesList, projectId: string, due: ShownDue): string | undefined {
  if (due.bookingId === null || due.plotNumber === '') return undefined
  return duesLists[list].details(due.projectId ?? projectId, due.plotNumber, due.bookingId)
}

const columnsOf = (list: DuesList, rows: ShownDue[]): Column<ShownDue>[] =>
  fieldColumns(
    dueFields,
    {
      plot: {
        header: m.plot(),
        place: 'title',
        cell: ({ plotNumber }) => m.plotNumber({ number: plotNumber }),
      },
      associate: {
        place: 'detail',
        sortBy: list === 'team' ? 'associate' : undefined,
        cell: ({ isSelf, associateName }) => (isSelf ? m.self() : associateName),
      },
      customer: { place: 'detail' },
      due: { place: 'amount' },
      status: rows.some(({ isCancelled }) => isCancelled) && {
        place: 'title',
        cell: ({ isCancelled }) => isCancelled && <Badge tone="critical">{m.cancelled()}</Badge>,
      },
    },
    rows,
  )

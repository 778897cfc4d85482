import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { type LoadedList, usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'
import { type Column, Table } from '~/ui/table/table'

interface DeskListProps<Row> {
  paged: LoadedList<{ number: number; isEmpty: boolean; rows: Row[]; hasMore: boolean }>
  toPage: (page: number) => string
  /** A change of them is another list. */
  filters?: unknown
  caption: string
  empty: string
  above?: ReactNode
  columns: Column<Row>[]
  rowTo?: (row: Row) => string
}

/** A list of the desk, page by page. */
export function DeskList<Row>({
  paged,
  toPage,
  filters,
  caption,
  empty,
  above,
  ...table
}: DeskListProps<Row>) {
  const list = usePagedList(paged, { filters, toPage })
  const shown = list.pages.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <Results
      summary={m.countShown({ shown })}
      filters={filters}
      empty={list.isEmpty && <EmptyState>{list.refusal ?? empty}</EmptyState>}
    >
      {above}
      <PagedList list={list} earlierLabel={m.newerRecords()} endsHere={!list.pages.at(-1)?.hasMore}>
        {list.pages.map(({ number, rows }) => (
          <ResultPage key={number} number={number}>
            <Table {...table} caption={caption} isCaptionHidden rows={rows} rowKey={(_, index) => index} />
          </ResultPage>
        ))}
      </PagedList>
    </Results>
  )
}

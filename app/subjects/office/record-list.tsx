import type { ReactNode } from 'react'
import type { OfficeFile, OfficeRecord } from '~/contract/office'
import { daysBetween } from '~/domain/dates'
import { m } from '~/messages/messages'
import type { OfficeListSearch } from '~/paths/searches'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { type LoadedList, usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'
import { SearchBox } from '~/ui/search-box/search-box'
import type { Place } from '~/ui/table/table.css'
import { type Column, Table } from '~/ui/table/table'
import { ColumnValue, fileTitle, listedColumns } from './columns'

interface RecordListProps {
  file: OfficeFile
  q: string
  waiting?: '1'
  paged: LoadedList<{ number: number; isEmpty: boolean; rows: OfficeRecord[]; hasMore: boolean }>
  /** Address of the list. */
  to: (search: OfficeListSearch) => string
  rowTo: (record: OfficeRecord) => string
  /** Further columns, such as the age of what waits. */
  more?: Column<OfficeRecord>[]
  above?: ReactNode
}

const MIN_CHARACTERS = 3

export function RecordList({ file, q, waiting, paged, to, rowTo, more = [], above }: RecordListProps) {
  const list = usePagedList(paged, {
    filters: [file.name, q, waiting],
    toPage: (page) => to({ q, waiting, page }),
  })
  const shown = list.pages.reduce((sum, { rows }) => sum + rows.length, 0)
  const columns = [...columnsOf(file), ...more]
  return (
    <>
      <SearchBox
        action={to({})}
        name="q"
        label={m.searchRecords()}
        value={q}
        clearTo={to({ waiting })}
        hiddenFields={waiting ? { waiting } : {}}
        minCharacters={MIN_CHARACTERS}
      />
      {above}
      <Results
        summary={m.countShown({ shown })}
        filters={[q, waiting]}
        empty={
          list.isEmpty && (
            <EmptyState>{list.refusal ?? (waiting ? m.nothingIsWaiting() : m.noOfficeRecords())}</EmptyState>
          )
        }
      >
        <PagedList list={list} earlierLabel={m.newerRecords()} endsHere={!list.pages.at(-1)?.hasMore}>
          {list.pages.map(({ number, rows }) => (
            <ResultPage key={number} number={number}>
              <Table
                caption={fileTitle(file.name)}
                isCaptionHidden
                columns={columns}
                rows={rows}
                rowKey={({ key }) => key}
                rowTo={rowTo}
              />
            </ResultPage>
          ))}
        </PagedList>
      </Results>
    </>
  )
}

/** Below 1024 px the first column is the title of a row, the first amount its amount. */
function columnsOf(file: OfficeFile): Column<OfficeRecord>[] {
  const columns = listedColumns(file)
  const amount = columns.find(({ kind }) => kind === 'rupees')
  return columns.map((column, index): Column<OfficeRecord> => {
    const place: Place = index === 0 ? 'title' : column === amount ? 'amount' : 'detail'
    return {
      header: column.label,
      place,
      isNumeric: column.kind === 'rupees' || column.kind === 'number',
      cell: ({ values }) => {
        const value = <ColumnValue kind={column.kind} value={values[column.name] ?? ''} />
        return values.voided_on && place !== 'detail' ? <s>{value}</s> : value
      },
    }
  })
}

/** How long a record has waited. `column` has the time from which it waits. */
export const ageColumn = (column: string, today: string): Column<OfficeRecord> => ({
  header: m.age(),
  place: 'state',
  cell: ({ values }) => {
    const since = values[column]?.slice(0, 10)
    return since ? m.daysCount({ days: daysBetween(since, today) }) : null
  },
})

import { facingName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { useFrom } from '~/screen/use-from'
import { listOf } from '~/messages/page-language'
import type { MapPlot } from '~/subjects/plots/blocks'
import type { TableSort } from '~/ui/table/column-head'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { PagedList } from '~/ui/paged-list/paged-list'
import type { ListPage, usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'
import { fieldColumns } from '~/ui/table/field-columns'
import { type Column, Table } from '~/ui/table/table'
import { plotFields } from './plot-fields'

export const PLOTS_ID = 'plots'

export type ListedPlot = Omit<MapPlot, 'boxes'>

export const ROWS_PER_PAGE = 30

interface PlotListProps<Plot extends ListedPlot> {
  list: ReturnType<typeof usePagedList<PlotPage<Plot>>>
  foundCount: number
  /** With the plots that do not match. */
  plotCount: number
  /** A change announces the count again. */
  filters: unknown
  /** Why there are no plots. */
  failure: string | null
  isFiltered: boolean
  /** The list without filters. */
  clearTo: string
  columns: Column<Plot>[]
  /** `from` is this list, as it is filtered and sorted. */
  rowTo: (plot: Plot, from?: string) => string
  sort: TableSort
}

interface PlotPage<Plot> extends ListPage {
  rows: Plot[]
}

/** The plots that match the filters. */
export function PlotList<Plot extends ListedPlot>(props: PlotListProps<Plot>) {
  const { list, foundCount, plotCount, failure, isFiltered, columns, rowTo, sort } = props
  const from = useFrom()
  const pageIdByFirstPlot = new Map(list.pages.map(({ number, rows }) => [rows[0], `page-${number}`]))
  return (
    <Results
      summary={m.foundOfPlots({ found: foundCount, plots: plotCount })}
      filters={props.filters}
      empty={
        list.isEmpty && (
          <EmptyState
            action={
              isFiltered
                ? { to: props.clearTo, label: m.clearFilters() }
                : { to: paths.projects(), label: m.projects() }
            }
          >
            {failure ?? (isFiltered ? m.noPlotMatches() : m.noPlotsFound())}
          </EmptyState>
        )
      }
    >
      <PagedList
        list={list}
        earlierLabel={m.earlierPlots()}
        endsHere={foundCount <= list.lastNumber * ROWS_PER_PAGE}
      >
        <Table
          caption={m.foundPlots({ found: foundCount })}
          rows={list.pages.flatMap(({ rows }) => rows)}
          rowKey={({ number }, index) => `${number} ${index}`}
          rowId={(plot) => pageIdByFirstPlot.get(plot)}
          rowTo={(plot) => rowTo(plot, from)}
          sort={sort}
          columns={columns}
        />
      </PagedList>
    </Results>
  )
}

/** `area` is the block or project of a plot. */
export function plotColumns<Plot extends ListedPlot>(
  area: { header: string; cell: (plot: Plot) => string },
  { isForSale = false } = {},
): Column<Plot>[] {
  const [plot, ...facts] = fieldColumns<Plot, keyof typeof plotFields>(plotFields, {
    plot: { place: 'title', cell: ({ label }) => m.plotNumber({ number: label }) },
    yards: { place: 'detail', cell: ({ yards }) => (yards == null ? '—' : m.yardsInText({ yards })) },
    facing: { place: 'detail', cell: (plot) => facingOf(plot) || '—' },
    price: { place: 'amount' },
    status: !isForSale && {
      place: 'detail',
      isSpare: true,
      cell: ({ isAvailable }) => (isAvailable ? m.available() : m.notAvailable()),
    },
  })
  return [plot!, { ...area, place: 'detail', isSpare: !isForSale }, ...facts]
}

const facingOf = ({ facings, isCorner }: ListedPlot) =>
  [listOf(facings.map(facingName)), isCorner ? m.corner() : ''].filter(Boolean).join(' · ')

import { facingName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { listOf } from '~/messages/page-language'
import { AvailabilityBadge } from '~/subjects/plots/availability-badge'
import type { MapPlot } from '~/subjects/plots/blocks'
import type { TableSort } from '~/ui/table/column-head'
import { fieldColumns } from '~/ui/table/field-columns'
import { type Column, Table } from '~/ui/table/table'
import { plotFields } from './plot-fields'

export const PLOTS_ID = 'plots'

export type ListedPlot = Omit<MapPlot, 'boxes'>

interface PlotTableProps<Plot extends ListedPlot> {
  pages: { number: number; rows: Plot[] }[]
  foundCount: number
  columns: Column<Plot>[]
  rowTo: (plot: Plot) => string
  sort: TableSort
}

/** The plots that match the filters. */
export function PlotTable<Plot extends ListedPlot>({
  pages,
  foundCount,
  columns,
  rowTo,
  sort,
}: PlotTableProps<Plot>) {
  const pageIdByFirstPlot = new Map(pages.map(({ number, rows }) => [rows[0], `page-${number}`]))
  return (
    <Table
      caption={m.foundPlots({ found: foundCount })}
      rows={pages.flatMap(({ rows }) => rows)}
      rowKey={({ number }, index) => `${number} ${index}`}
      rowId={(plot) => pageIdByFirstPlot.get(plot)}
      rowTo={rowTo}
      sort={sort}
      columns={columns}
    />
  )
}

/** `titleOf` names the plot and its block or project. */
export const plotColumns = <Plot extends ListedPlot>(
  titleOf: (plot: Plot) => string,
  { isForSale = false } = {},
): Column<Plot>[] =>
  fieldColumns<Plot, keyof typeof plotFields>(plotFields, {
    plot: { place: 'title', cell: titleOf },
    price: { place: 'amount' },
    yards: { place: 'detail', cell: (plot) => sizeOf(plot) || '—' },
    status: !isForSale && { place: 'state', cell: (plot) => <AvailabilityBadge {...plot} /> },
  })

function sizeOf({ yards, facings, isCorner }: ListedPlot): string {
  return [
    yards == null ? '' : m.yardsInText({ yards }),
    listOf(facings.map(facingName)),
    isCorner ? m.corner() : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

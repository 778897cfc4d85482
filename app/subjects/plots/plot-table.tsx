import { facingName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { useFrom } from '~/screen/use-from'
import { listOf } from '~/messages/page-language'
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
  /** `from` is this list, as it is filtered and sorted. */
  rowTo: (plot: Plot, from?: string) => string
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
  const from = useFrom()
  const pageIdByFirstPlot = new Map(pages.map(({ number, rows }) => [rows[0], `page-${number}`]))
  return (
    <Table
      caption={m.foundPlots({ found: foundCount })}
      rows={pages.flatMap(({ rows }) => rows)}
      rowKey={({ number }, index) => `${number} ${index}`}
      rowId={(plot) => pageIdByFirstPlot.get(plot)}
      rowTo={(plot) => rowTo(plot, from)}
      sort={sort}
      columns={columns}
    />
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

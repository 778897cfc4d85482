import { facingName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { listOf } from '~/messages/page-language'
import { AvailabilityBadge } from '~/subjects/plots/availability-badge'
import { type MapPlot, plotAddress } from '~/subjects/plots/blocks'
import type { TableSort } from '~/ui/table/column-head'
import { fieldColumns } from '~/ui/table/field-columns'
import { type Column, Table } from '~/ui/table/table'
import { plotFields } from './plot-fields'

export const PLOTS_ID = 'plots'

type ListedPlot = Pick<MapPlot, 'number' | 'label' | 'facings' | 'isAvailable' | 'yards' | 'paise'> & {
  block: string
}

interface PlotTableProps {
  projectId: string
  pages: { number: number; rows: ListedPlot[] }[]
  foundCount: number
  sort: TableSort
}

/** The plots that match the filters, by default in the order of `sortPlots`. */
export function PlotTable({ projectId, pages, foundCount, sort }: PlotTableProps) {
  const pageIdByFirstPlot = new Map(pages.map(({ number, rows }) => [rows[0], `page-${number}`]))
  return (
    <Table
      caption={m.foundPlots({ found: foundCount })}
      rows={pages.flatMap(({ rows }) => rows)}
      rowKey={({ number }, index) => `${number} ${index}`}
      rowId={(plot) => pageIdByFirstPlot.get(plot)}
      rowTo={(plot) => plotAddress(projectId, plot)}
      sort={sort}
      columns={plotColumns()}
    />
  )
}

export const plotColumns = (): Column<ListedPlot>[] =>
  fieldColumns(plotFields, {
    plot: { place: 'title', cell: ({ label, block }) => m.plotInBlock({ label, block }) },
    price: { place: 'amount' },
    yards: {
      place: 'detail',
      cell: ({ yards, facings }) =>
        [yards == null ? '' : m.yardsInText({ yards }), listOf(facings.map(facingName))]
          .filter(Boolean)
          .join(' · ') || '—',
    },
    status: { place: 'state', cell: (plot) => <AvailabilityBadge {...plot} /> },
  })

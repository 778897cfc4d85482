import { facingName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { listOf } from '~/messages/page-language'
import { AvailabilityBadge } from '~/subjects/plots/availability-badge'
import { type MapPlot, plotAddress } from '~/subjects/plots/blocks'
import { Amount } from '~/ui/text/text'
import type { TableSort } from '~/ui/table/column-head'
import { type Column, Table } from '~/ui/table/table'

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

export const plotColumns = (): Column<ListedPlot>[] => [
  {
    header: m.plot(),
    sortBy: 'plot',
    place: 'title',
    cell: ({ label, block }) => m.plotInBlock({ label, block }),
  },
  {
    header: m.price(),
    sortBy: 'price',
    place: 'amount',
    cell: ({ paise }) => <Amount paise={paise} />,
    isNumeric: true,
  },
  {
    header: m.sizeAndFacing(),
    sortBy: 'yards',
    place: 'detail',
    cell: ({ yards, facings }) =>
      [yards == null ? '' : m.yardsInText({ yards }), listOf(facings.map(facingName))]
        .filter(Boolean)
        .join(' · ') || '—',
  },
  {
    header: m.status(),
    sortBy: 'status',
    place: 'state',
    cell: AvailabilityBadge,
  },
]

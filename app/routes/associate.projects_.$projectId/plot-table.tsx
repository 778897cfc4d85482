import type { MapPlot } from '~/plots/blocks'
import { plotAddress } from '~/plots/plot-address'
import { Amount } from '~/ui/amount/amount'
import { Table } from '~/ui/table/table'

export const PLOTS_ID = 'plots'

type ListedPlot = Pick<MapPlot, 'number' | 'label' | 'facings' | 'isAvailable' | 'yards' | 'paise'> & {
  block: string
}

interface PlotTableProps {
  projectId: string
  pages: { number: number; rows: ListedPlot[] }[]
  found: number
}

/** What the map shows, in the order of its blocks. */
export function PlotTable({ projectId, pages, found }: PlotTableProps) {
  const starts = new Map(pages.map(({ number, rows }) => [rows[0], `page-${number}`]))
  return (
    <Table
      caption={found === 1 ? '1 plot' : `${found} plots`}
      rows={pages.flatMap(({ rows }) => rows)}
      rowKey={({ number }, index) => `${number} ${index}`}
      rowId={(plot) => starts.get(plot)}
      rowTo={(plot) => plotAddress(projectId, plot)}
      columns={[
        { header: 'Plot', place: 'what', cell: ({ label, block }) => `Plot ${label} · Block ${block}` },
        { header: 'Price', place: 'amount', cell: ({ paise }) => <Amount paise={paise} />, isNumeric: true },
        {
          header: 'Size and facing',
          place: 'detail',
          cell: ({ yards, facings }) =>
            [yards == null ? '' : `${yards} sq. yards`, facings.join(' and ')].filter(Boolean).join(' · ') ||
            '—',
        },
        {
          header: 'Status',
          place: 'state',
          cell: ({ isAvailable }) => (isAvailable ? 'Available' : 'Not Available'),
        },
      ]}
    />
  )
}

import { facingName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { listOf } from '~/messages/page-language'
import { AvailabilityBadge } from '~/subjects/plots/availability-badge'
import { type BlockMap, type MapPlot, plotAddress } from '~/subjects/plots/blocks'
import { Table } from '~/ui/table/table'
import { TextLink } from '~/ui/text-link/text-link'

interface BlockTableProps {
  block: BlockMap
  projectId: string
}

export function BlockTable({ block, projectId }: BlockTableProps) {
  return (
    <Table
      caption={m.plotsOfBlockName({ name: block.name })}
      rows={block.plots}
      rowKey={({ number }) => number}
      columns={[
        {
          header: m.plotNo(),
          place: 'title',
          cell: (plot) => (
            <TextLink to={plotAddress(projectId, plot)} isInline>
              {plot.isAvailable ? plot.label : <del>{plot.label}</del>}
            </TextLink>
          ),
        },
        {
          header: m.facing(),
          place: 'detail',
          cell: ({ facings }: MapPlot) => listOf(facings.map(facingName)) || '—',
        },
        {
          header: m.status(),
          place: 'state',
          cell: AvailabilityBadge,
        },
      ]}
    />
  )
}

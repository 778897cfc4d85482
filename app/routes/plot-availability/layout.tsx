import { facingName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { listOf } from '~/messages/page-language'
import { AvailabilityBadge } from '~/subjects/plots/availability-badge'
import {
  BLOCK_ANCHOR,
  blockAddress,
  type BlockMap as BlockMapData,
  type MapPlot,
  plotAddress,
} from '~/subjects/plots/blocks'
import { Heading } from '~/ui/heading/heading'
import { Columns, Stack } from '~/ui/stack/stack'
import { Table } from '~/ui/table/table'
import { Pills } from '~/ui/tabs/tabs'
import { TextLink } from '~/ui/text-link/text-link'
import { BlockMap } from './block-map'
import { free, legend, sample, layout as section } from './block-map.css'

interface LayoutProps {
  shownBlock: BlockMapData
  blocks: { name: string; plots: number; available: number }[]
  projectId: string
  /** Number of the plot that the panel shows. */
  shownPlot: string | null
}

/** The map of one block, a table with the same data, and links to the other blocks. */
export function Layout({ shownBlock, blocks, projectId, shownPlot }: LayoutProps) {
  const counts = blocks.find(({ name }) => name === shownBlock.name)
  const freePlots = shownBlock.plots.flatMap(({ isAvailable, label }) => (isAvailable ? [label] : []))
  const title = m.blockName({ name: shownBlock.name })
  return (
    <section id={BLOCK_ANCHOR} className={section} aria-label={m.layout()}>
      <Pills
        label={m.blocks()}
        items={blocks.map(({ name }) => ({
          to: blockAddress(projectId, name, shownPlot),
          label: name,
          isCurrent: name === shownBlock.name,
        }))}
      />
      <Columns>
        <Stack>
          <div>
            <Heading>{title}</Heading>
            {counts && <p>{m.availableOfPlots({ available: counts.available, plots: counts.plots })}</p>}
            {freePlots.length > 0 && <p>{m.freePlots({ plots: listOf(freePlots) })}</p>}
          </div>
          <BlockMap
            key={`${projectId}/${shownBlock.name}`}
            block={shownBlock}
            projectId={projectId}
            shownPlot={shownPlot}
          />
          <p className={legend}>
            <svg className={sample} viewBox="0 0 24 16" aria-hidden="true">
              <path className={free} d="M1 1h22v14H1z" />
            </svg>
            {m.legendOfBlock()}
          </p>
        </Stack>
        <BlockTable block={shownBlock} projectId={projectId} />
      </Columns>
    </section>
  )
}

interface BlockTableProps {
  block: BlockMapData
  projectId: string
}

function BlockTable({ block, projectId }: BlockTableProps) {
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

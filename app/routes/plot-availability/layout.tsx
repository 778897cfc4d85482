import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { BlockMap as BlockMapData } from '~/subjects/plots/blocks'
import { Accordion } from '~/ui/accordion/accordion'
import { Heading } from '~/ui/heading/heading'
import { Pills } from '~/ui/tabs/tabs'
import { BlockMap } from './block-map'
import { BlockTable } from './block-table'
import { legend, sample, layout as section, taken } from './block-map.css'

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
  const title = m.blockName({ name: shownBlock.name })
  return (
    <section id="layout" className={section} aria-label={m.layout()}>
      <Pills
        label={m.blocks()}
        items={blocks.map(({ name }) => ({
          to: `${paths.plotAvailability({ project_id: projectId, key: shownPlot ?? undefined, block: name })}#layout`,
          label: name,
          isCurrent: name === shownBlock.name,
        }))}
      />
      <div>
        <Heading>{title}</Heading>
        {counts && <p>{m.availableOfPlots({ available: counts.available, plots: counts.plots })}</p>}
      </div>
      <BlockMap
        key={`${projectId}/${shownBlock.name}`}
        block={shownBlock}
        projectId={projectId}
        shownPlot={shownPlot}
      />
      <p className={legend}>
        <svg className={sample} viewBox="0 0 24 16" aria-hidden="true">
          <path className={taken} d="M1 1h22v14H1z" />
        </svg>
        {m.legendOfBlock()}
      </p>
      <Accordion heading={m.viewTitleAsTable({ title })} level={3}>
        <BlockTable block={shownBlock} projectId={projectId} />
      </Accordion>
    </section>
  )
}

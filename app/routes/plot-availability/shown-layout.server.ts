import type { PlotBlock } from '~/contract/plots'
import { blockMap, blockOfPlot } from '~/subjects/plots/blocks'

interface LayoutQuery {
  plotNumber: string | null
  block: string | null
}

/** Shows one block: the requested block, else the block of the plot, else the first block. */
export function layoutOf(blocks: PlotBlock[], { plotNumber, block }: LayoutQuery) {
  const drawnBlocks = blocks.filter(({ cells }) => cells.length > 0)
  const shownBlock =
    drawnBlocks.find(({ name }) => name === block) ??
    (plotNumber === null ? undefined : blockOfPlot(drawnBlocks, plotNumber)) ??
    drawnBlocks[0]
  if (!shownBlock) return null
  return {
    shownBlock: blockMap(shownBlock),
    blocks: drawnBlocks.map((drawnBlock) => {
      const { plots } = blockMap(drawnBlock)
      return {
        name: drawnBlock.name,
        plots: plots.length,
        available: plots.filter(({ isAvailable }) => isAvailable).length,
      }
    }),
  }
}

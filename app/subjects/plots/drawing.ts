import { type MapPlot, shortFacing } from './blocks'

/** Pixels on the map of one block, at normal text size and without zoom. People touch the cells, so they must not be smaller. */
export const CELL_HEIGHT = 56
const MIN_CELL_WIDTH = 44
const PIXELS_PER_LETTER = 9
const PADDING = 8
const INSET = 2
/** The stroke that marks the facing lies this far inside the plot. */
const FACING_INSET = 2

/** Cells are as wide as the longest label needs. */
export function cellWidth(plots: MapPlot[]): number {
  const neededWidths = plots.map(
    ({ label, boxes }) => (label.length * PIXELS_PER_LETTER + PADDING) / (boxes[0]?.columns ?? 1),
  )
  return Math.ceil(Math.max(MIN_CELL_WIDTH, ...neededWidths))
}

export function outline(plot: MapPlot, width: number): string {
  return edgesOf(plot, width)
    .map(({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}z`)
    .join('')
}

export function facedEdges(plot: MapPlot, width: number): string {
  const facing = plot.facings.map(shortFacing).join('')
  return edgesOf(plot, width)
    .map(({ left, top, right, bottom }) =>
      [
        facing.includes('N') && `M${left} ${top + FACING_INSET}H${right}`,
        facing.includes('S') && `M${left} ${bottom - FACING_INSET}H${right}`,
        facing.includes('W') && `M${left + FACING_INSET} ${top}V${bottom}`,
        facing.includes('E') && `M${right - FACING_INSET} ${top}V${bottom}`,
      ]
        .filter(Boolean)
        .join(''),
    )
    .join('')
}

/** Centre of the plot's first box. */
export function textPlace(plot: MapPlot, width: number): { x: number; y: number } {
  const [box] = edgesOf(plot, width)
  if (!box) return { x: 0, y: 0 }
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
}

function edgesOf({ boxes }: MapPlot, width: number) {
  return boxes.map(({ row, column, rows, columns }) => ({
    left: (column - 1) * width + INSET,
    top: (row - 1) * CELL_HEIGHT + INSET,
    right: (column - 1 + columns) * width - INSET,
    bottom: (row - 1 + rows) * CELL_HEIGHT - INSET,
  }))
}

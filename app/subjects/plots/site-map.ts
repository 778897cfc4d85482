import { blocksPerRow } from '~/domain/block-places'
import { type Block, blockMap, type BlockMap } from './blocks'
import { CELL_HEIGHT, cellWidth } from './drawing'

const ROAD = 40
/** Space below the baseline of a block's name, as a share of the font size. Telugu letters reach far below the baseline. */
const NAME_DEPTH = 0.45
const NAME_GAP = 10

export interface PlacedBlock extends BlockMap {
  left: number
  top: number
}

/** Sizes in units of the drawing. */
export interface SiteMap {
  width: number
  height: number
  cellWidth: number
  nameSize: number
  /** Distance from a name's baseline to the plots. */
  nameDepth: number
  blocks: PlacedBlock[]
}

/** Places the blocks that have cells, with roads between them. `top` is the upper edge of the plots, below the block's name. */
export function siteMap(blocks: Block[]): SiteMap {
  const maps = blocks.filter(({ cells }) => cells.length > 0).map(blockMap)
  const perRow = blocksPerRow(maps.length)
  const width = Math.max(...maps.map(({ plots }) => cellWidth(plots)), 0)
  const columnWidths = Array.from({ length: perRow }, (_, column) =>
    Math.max(0, ...maps.filter((_, index) => index % perRow === column).map((map) => map.columns * width)),
  )
  const rowHeights = Array.from({ length: Math.ceil(maps.length / perRow) }, (_, row) =>
    Math.max(0, ...maps.slice(row * perRow, (row + 1) * perRow).map((map) => map.rows * CELL_HEIGHT)),
  )
  const leftOf = (column: number) => ROAD + sum(columnWidths.slice(0, column)) + column * ROAD
  const nameSize = nameSizeOf(leftOf(perRow))
  const nameHeight = Math.round(nameSize * (1 + NAME_DEPTH)) + NAME_GAP
  const topOf = (row: number) => nameHeight + sum(rowHeights.slice(0, row)) + row * (ROAD + nameHeight)
  return {
    width: leftOf(perRow),
    height: topOf(rowHeights.length) - nameHeight + ROAD,
    cellWidth: width,
    nameSize,
    nameDepth: Math.round(nameSize * NAME_DEPTH),
    blocks: maps.map((map, index) => ({
      ...map,
      left: leftOf(index % perRow),
      top: topOf(Math.floor(index / perRow)),
    })),
  }
}

/** For most maps about 11 pixels on a phone that is 360 pixels wide, so that names are legible before zooming. */
const nameSizeOf = (width: number) => Math.min(Math.max(Math.round(width / 30), 26), 72)

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

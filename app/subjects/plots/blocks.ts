import type { BlockCell } from '~/contract/plots'
import type { PlotPlace } from '~/domain/quote'
import { numberKey } from '~/domain/typed'
import { paths } from '~/paths/paths'

/** Size, corner and price are known only in the layout of a whole project. */
type LayoutCell = BlockCell & { yards?: number | null; isCorner?: boolean; paise?: number | null }

export interface Block {
  name: string
  rows: number
  columns: number
  cells: LayoutCell[]
}

/** One cell, or several cells sold as one plot. */
export interface MapPlot {
  number: string
  /** The plot number. For several cells "10+11", or "10-12" if the upstream does not name the merged plots. */
  label: string
  facings: string[]
  isAvailable: boolean
  boxes: Box[]
  yards?: number | null
  isCorner?: boolean
  paise?: number | null
}

/** `row` and `column` are counted from 1; `rows` and `columns` are the size in cells. */
interface Box {
  row: number
  column: number
  rows: number
  columns: number
}

export interface BlockMap {
  name: string
  rows: number
  columns: number
  plots: MapPlot[]
}

export function blockMap({ name, rows, columns, cells }: Block): BlockMap {
  const groups = new Map<string, LayoutCell[]>()
  for (const cell of [...cells].sort(byPlace)) {
    const key = cell.mergedInto === null ? `cell ${cell.row}/${cell.column}` : `merged ${cell.mergedInto}`
    groups.set(key, [...(groups.get(key) ?? []), cell])
  }
  return { name, rows, columns, plots: [...groups.values()].map(toPlot) }
}

export function blockOfPlot<Item extends Block>(blocks: Item[], number: string): Item | undefined {
  const requested = numberKey(number)
  if (requested === '') return undefined
  return blocks.find(({ cells }) =>
    cells.some((cell) =>
      [cell.plotNumber, cell.mergedInto ?? ''].some((known) => numberKey(known) === requested),
    ),
  )
}

/** Null if no block has the plot. */
export function placeOf(blocks: Block[], number: string): PlotPlace | null {
  const block = blockOfPlot(blocks, number)
  if (!block) return null
  const { name, columns, rows, plots } = blockMap(block)
  const quoted = plots.find((plot) => numberKey(plot.number) === numberKey(number))
  return {
    block: name,
    columns,
    rows,
    plots: plots.flatMap((plot) =>
      plot.boxes.map(({ row, column, ...size }) => ({
        left: column - 1,
        top: row - 1,
        width: size.columns,
        height: size.rows,
        isQuoted: plot === quoted,
      })),
    ),
  }
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Index of the nearest plot in a direction; null if there is none. */
export function neighbourOf(plots: MapPlot[], from: number, direction: Direction): number | null {
  const start = plots[from]?.boxes[0]
  if (!start) return null
  const isSideways = direction === 'left' || direction === 'right'
  let nearest: { index: number; distance: number } | null = null
  for (const [index, { boxes }] of plots.entries()) {
    const box = boxes[0]
    if (index === from || !box) continue
    const ahead = distanceAhead(start, box, direction)
    const aside = isSideways
      ? distanceAside(start.row, start.rows, box.row, box.rows)
      : distanceAside(start.column, start.columns, box.column, box.columns)
    if (ahead < 0 || aside > 0) continue
    if (nearest === null || ahead < nearest.distance) nearest = { index, distance: ahead }
  }
  return nearest?.index ?? null
}

/** `NE` for "North-East"; empty for an unknown direction. */
export function shortFacing(facing: string): string {
  return letterOf(facing, { north: 'N', south: 'S' }) + letterOf(facing, { east: 'E', west: 'W' })
}

function letterOf(facing: string, letters: Record<string, string>): string {
  const name = facing.toLowerCase()
  const [, letter = ''] = Object.entries(letters).find(([direction]) => name.includes(direction)) ?? []
  return letter
}

function toPlot(cells: LayoutCell[]): MapPlot {
  const first = cells[0]!
  const names = cells.map(({ plotNumber }) => plotNumber)
  const mergedNumber =
    first.mergedInto !== null && namesOneOf(first.mergedInto, names) ? first.mergedInto : null
  const span = cells.length > 1 ? `${first.plotNumber}-${names.at(-1)}` : first.plotNumber
  return {
    number: mergedNumber ?? first.plotNumber,
    label: mergedNumber ?? span,
    facings: [...new Set(cells.map(({ facing }) => facing).filter(Boolean))],
    isAvailable: cells.every(({ isAvailable }) => isAvailable),
    boxes: boxesOf(cells),
    yards: first.yards,
    isCorner: cells.find(({ isCorner }) => isCorner)?.isCorner ?? first.isCorner,
    paise: first.paise,
  }
}

/** The upstream may merge cells by an id that is not a plot number. */
function namesOneOf(mergedNumber: string, names: string[]): boolean {
  return mergedNumber.split(/[+,&-]/).some((part) => names.map(numberKey).includes(numberKey(part)))
}

/** One box if the cells fill a rectangle, otherwise one box per cell. */
function boxesOf(cells: LayoutCell[]): Box[] {
  const rows = cells.map(({ row }) => row)
  const columns = cells.map(({ column }) => column)
  const box = {
    row: Math.min(...rows),
    column: Math.min(...columns),
    rows: Math.max(...rows) - Math.min(...rows) + 1,
    columns: Math.max(...columns) - Math.min(...columns) + 1,
  }
  if (box.rows * box.columns === cells.length) return [box]
  return cells.map(({ row, column }) => ({ row, column, rows: 1, columns: 1 }))
}

function distanceAhead(from: Box, to: Box, direction: Direction): number {
  if (direction === 'right') return to.column - (from.column + from.columns)
  if (direction === 'left') return from.column - (to.column + to.columns)
  if (direction === 'down') return to.row - (from.row + from.rows)
  return from.row - (to.row + to.rows)
}

function distanceAside(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.max(0, otherStart - (start + length) + 1, start - (otherStart + otherLength) + 1)
}

const byPlace = (one: LayoutCell, other: LayoutCell) => one.row - other.row || one.column - other.column

export const PLOT_ANCHOR = 'plot'
export const BLOCK_ANCHOR = 'layout'

/** Address of Plot Availability with this plot in the form. */
export const plotAddress = (projectId: string, { number }: Pick<MapPlot, 'number'>) =>
  `${paths.plotAvailability({ project_id: projectId, key: number })}#${PLOT_ANCHOR}`

/** Address of Plot Availability with the map of this block. */
export const blockAddress = (projectId: string, block: string, shownPlot?: string | null) =>
  `${paths.plotAvailability({ project_id: projectId, key: shownPlot ?? undefined, block })}#${BLOCK_ANCHOR}`

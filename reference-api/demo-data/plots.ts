import type { NewRow, PlotStatusId } from '../schema'
import { premiumPerYard } from '../rules/price'
import { MERGED_PLOTS, NAMED_CELLS, FIXED_PLOTS } from './notable-plots'
import { randomFor, type Random } from './random'

const BLOCK_NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const PLOTS_IN_TWO_BLOCKS = 43
const YARDS_HUNDREDTHS = [14_700, 15_000, 15_000, 16_667, 18_333, 20_000, 20_000, 22_000, 26_667, 30_000]
// About one plot in eight is not for sale. Mortgaged plots belong to every layout, because the authority requires them.
const STATUSES: [PlotStatusId, number][] = [
  [1, 88],
  [4, 4],
  [5, 5],
  [6, 2],
  [7, 1],
]

export interface Land {
  blocks: NewRow<'blocks'>[]
  plots: (NewRow<'plots'> & { id: number })[]
}

type Block = Land['blocks'][number]

/** Creates 21 or 22 plots per block. Plot numbers continue from block to block, and from the existing blocks of the project. */
export function createPlots(
  projects: (NewRow<'projects'> & { id: number })[],
  seed: string,
  { blocks, blocksBefore }: { blocks: number; blocksBefore: number },
): Land {
  const land: Land = { blocks: [], plots: [] }
  for (const project of projects) {
    const random = randomFor(seed, `plots/${project.id}`)
    let number = (blocksBefore / 2) * PLOTS_IN_TWO_BLOCKS
    for (let index = 0; index < blocks; index++) {
      // Blocks lie alternately along and across the main road.
      const shape =
        index % 2 === 0
          ? ({ block_type: 'Row', rows: 3, columns: 7 } as const)
          : ({ block_type: 'Column', rows: 2, columns: 11 } as const)
      const name = blockName(blocksBefore + index)
      const block = { id: land.blocks.length + 1, project_id: project.id, name, ...shape }
      land.blocks.push(block)
      for (let cell = 0; cell < shape.rows * shape.columns; cell++) {
        number++
        const named = NAMED_CELLS.find((other) => other.projectId === project.id && other.cell === number)
        const plot = { id: land.plots.length + 1, number: named?.number ?? String(number), cell }
        land.plots.push(plotIn({ project, block, plot, random }))
      }
    }
  }
  if (blocksBefore === 0) for (const merged of MERGED_PLOTS) mergePlots(land, merged)
  return land
}

/** Names blocks A … H, then A2 … H2, then A3 … */
function blockName(index: number): string {
  const round = Math.floor(index / BLOCK_NAMES.length)
  return BLOCK_NAMES[index % BLOCK_NAMES.length]! + (round === 0 ? '' : String(round + 1))
}

interface PlotInput {
  project: NewRow<'projects'>
  block: Block
  /** `cell` counts along the rows or columns of the block, from 0. */
  plot: { id: number; number: string; cell: number }
  random: Random
}

function plotIn({ project, block, plot: { id, number, cell }, random }: PlotInput): Land['plots'][number] {
  const alongRows = block.block_type === 'Row'
  const row = alongRows ? Math.floor(cell / block.columns) : cell % block.rows
  const column = alongRows ? cell % block.columns : Math.floor(cell / block.rows)
  const isCorner = [0, block.rows - 1].includes(row) && [0, block.columns - 1].includes(column)
  const facing = facingOf(row, column, block)
  const premium = premiumPerYard(premiumsOf({ facing, isCorner, row, block }, random), project.rate_rupees)
  const isIrregular = random.chance(0.05)
  const fixedPlot = FIXED_PLOTS.find((plot) => plot.projectId === project.id && plot.number === number)
  const yards = random.pick(YARDS_HUNDREDTHS)
  const status = random.weighted(STATUSES)
  return {
    id,
    project_id: project.id!,
    block_id: block.id!,
    number,
    grid_row: row + 1,
    grid_column: column + 1,
    merged_into_id: null,
    yards_hundredths: fixedPlot?.yardsHundredths ?? yards,
    facing: fixedPlot?.facing ?? facing,
    is_corner: isCorner && !fixedPlot ? 1 : 0,
    status_id: fixedPlot || number.includes('/') ? 1 : status,
    shape_text: isIrregular && !fixedPlot ? 'Irregular: 38 ft in front, 30 ft at the back' : null,
    is_shape_shown: isIrregular && !fixedPlot && random.chance(0.8) ? 1 : 0,
    premium_type: 'Per Sq.Yd',
    premium_hundredths: (fixedPlot?.premiumPerYardRupees ?? premium) * 100,
  }
}

function facingOf(row: number, column: number, block: Block): string {
  const northSouth = edgeOf(row, block.rows, ['North', 'South'])
  const eastWest = edgeOf(column, block.columns, ['West', 'East'])
  return [northSouth, eastWest].filter(Boolean).join('-') || (column % 2 === 0 ? 'East' : 'West')
}

/** Empty for a cell that is not at an edge. */
function edgeOf(index: number, count: number, [first, last]: [string, string]): string {
  if (index === 0) return first
  return index === count - 1 ? last : ''
}

function premiumsOf(
  { facing, isCorner, row, block }: { facing: string; isCorner: boolean; row: number; block: Block },
  random: Random,
): number[] {
  const cornerPremium = facing === 'North-East' ? 700 : 500
  const isOnMainRoad = row === 0 && (block.name === 'A' || block.name === 'B')
  const isAtPark = row === block.rows - 1 && block.name === 'D'
  return [
    facing === 'East' ? random.pick([0, 50, 100, 150, 200]) : 0,
    isCorner ? cornerPremium : 0,
    isOnMainRoad ? 500 : 0,
    isAtPark ? 300 : 0,
  ]
}

function mergePlots(land: Land, { projectId, number, cells }: (typeof MERGED_PLOTS)[number]) {
  const parts = land.plots.filter((plot) => plot.project_id === projectId && cells.includes(plot.number))
  const firstPart = parts[0]!
  const whole: Land['plots'][number] = {
    ...firstPart,
    id: land.plots.length + 1,
    number,
    grid_row: null,
    grid_column: null,
    yards_hundredths: parts.reduce((sum, part) => sum + part.yards_hundredths, 0),
    status_id: 1,
    shape_text: null,
    is_shape_shown: 0,
  }
  land.plots.push(whole)
  for (const part of parts) Object.assign(part, { merged_into_id: whole.id, status_id: 1 })
}

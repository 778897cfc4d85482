import { z } from 'zod/v4'
import { list, optionalList } from './list'
import { STATUS_AVAILABLE } from './plots'
import { count, decimal, id, longText, money, text, url, wireObject } from './wire'

const WireCell = wireObject('cell of a layout', {
  plot_number: text,
  row: decimal,
  column: decimal,
  plot_status_id: decimal,
  merge_plot: text,
  plot_facing: text,
  square_yards: decimal,
  price: money,
}).transform((wire) => ({
  plotNumber: wire.plot_number,
  row: wire.row ?? 1,
  column: wire.column ?? 1,
  facing: wire.plot_facing,
  isAvailable: wire.plot_status_id === STATUS_AVAILABLE,
  mergedInto: wire.merge_plot || null,
  yards: wire.square_yards,
  paise: wire.price,
}))

const WireBlock = wireObject('block of a layout', {
  block_name: text,
  rows: count,
  columns: count,
  cells: optionalList(WireCell),
}).transform((wire) => ({
  name: wire.block_name,
  rows: Math.max(1, wire.rows ?? 0, ...wire.cells.map(({ row }) => row)),
  columns: Math.max(1, wire.columns ?? 0, ...wire.cells.map(({ column }) => column)),
  cells: wire.cells.filter(({ plotNumber }) => plotNumber !== ''),
}))

/**
 * Rows and columns count from 1. Several cells may be sold as one plot, whose number is `merge_plot`. Each cell then has the status, yards
 * and price of the plot. The price uses the project's rate and includes the premium, but no plan or discount.
 */
export const ProjectLayoutReply = wireObject('layout', {
  status: z.literal(true),
  message: longText,
  blocks: list(WireBlock),
}).transform((wire) => wire.blocks)

export type LayoutBlock = z.output<typeof ProjectLayoutReply>[number]

/** Counts a merged plot once. The cover is a picture of the project. */
export const ProjectFiguresReply = wireObject('figures of projects', {
  status: z.literal(true),
  message: longText,
  projects: list(
    wireObject('figures of a project', {
      project_id: id,
      plots: count,
      available: count,
      cover: url,
    }).transform((wire) => ({
      id: wire.project_id,
      plots: wire.plots ?? 0,
      available: wire.available ?? 0,
      coverUrl: wire.cover || null,
    })),
  ),
}).transform((wire) => wire.projects)

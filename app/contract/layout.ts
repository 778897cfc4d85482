import type { z } from 'zod/v4'
import { list, optionalList } from './list'
import { isAvailable } from './plots'
import { count, decimal, flag, id, money, orNull, orZero, text, url } from './wire'
import { reply, wireObject } from './wire-object'

const position = decimal.transform((position) => position ?? 1)

const WireCell = wireObject('cell of a layout', {
  plotNumber: ['plot_number', text],
  row: position,
  column: position,
  facing: ['plot_facing', text],
  isAvailable: ['plot_status_id', isAvailable],
  mergedInto: ['merge_plot', orNull(text)],
  yards: ['square_yards', decimal],
  isCorner: ['is_corner', flag],
  paise: ['price', money],
})

const WireBlock = wireObject('block of a layout', {
  name: ['block_name', text],
  rows: orZero(count),
  columns: orZero(count),
  cells: optionalList(WireCell),
}).transform(({ name, rows, columns, cells }) => ({
  name,
  rows: Math.max(1, rows, ...cells.map(({ row }) => row)),
  columns: Math.max(1, columns, ...cells.map(({ column }) => column)),
  cells: cells.filter(({ plotNumber }) => plotNumber !== ''),
}))

/**
 * Rows and columns count from 1. Several cells may be sold as one plot, whose number is `merge_plot`. Each cell then has the status, yards
 * and price of the plot. The price uses the project's rate and includes the premium, but no plan or discount.
 */
export const ProjectLayoutReply = reply('layout', { blocks: list(WireBlock) }).transform(
  ({ blocks }) => blocks,
)

export type LayoutBlock = z.output<typeof ProjectLayoutReply>[number]

/** Counts a merged plot once. The cover is a picture of the project. */
export const ProjectFiguresReply = reply('figures of projects', {
  projects: list(
    wireObject('figures of a project', {
      id: ['project_id', id],
      plots: orZero(count),
      available: orZero(count),
      coverUrl: ['cover', orNull(url)],
    }),
  ),
}).transform(({ projects }) => projects)

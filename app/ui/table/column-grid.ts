import { wide } from '~/ui/styles/responsive'

const columnCounts = [2, 3, 4, 5, 6, 7] as const
export type ColumnCount = (typeof columnCounts)[number]

/** Each number of columns as key and value, for `styleVariants`. */
export const byCount = Object.fromEntries(columnCounts.map((count) => [count, count])) as Record<
  ColumnCount,
  ColumnCount
>

const subgrid = '(grid-template-columns: subgrid)'
/** From 1024 px, rows are subgrids instead of table rows, because a link over the whole row needs a positioned row. */
export const inColumns = (rule: object) => ({ '@media': { [wide]: { '@supports': { [subgrid]: rule } } } })

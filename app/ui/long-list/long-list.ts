import type { ListPage } from '../paged-list/use-paged-list'

const MAX_ROWS = 500
export const ROWS_PER_PAGE = 250

/** Value of the query parameter `open` if all parts are closed. */
export const NOTHING_OPEN = 'none'

/** Element id of the open part. */
export const OPEN_PART_ID = 'open'

export interface RowsPage<Row> extends ListPage {
  rows: Row[]
}

export interface OpenPart {
  id: string | null
  /** Number of rows of the part, on all its pages. */
  rowCount: number
}

/** True if the list has too many rows for one page (decision 0019). */
export function isLong(rowCounts: number[]): boolean {
  return rowCounts.reduce((sum, count) => sum + count, 0) > MAX_ROWS
}

export const hasRowsAfter = (page: number, rowCount: number) => page * ROWS_PER_PAGE < rowCount

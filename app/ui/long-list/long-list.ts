import { readPaging } from '../load-more/paging'
import type { ListPage } from '../load-more/use-load-more'

const MAX_ROWS = 500
const ROWS_PER_PAGE = 250

/** `open` value of a list with all parts closed. */
export const NOTHING_OPEN = 'none'

/** Element id of the open part. */
export const OPEN_PART = 'open'

export interface RowsPage<Row> extends ListPage {
  rows: Row[]
}

export interface OpenPart {
  id: string | null
  /** Across all pages. */
  rowCount: number
  /** Last requested page. */
  page: number
}

/** Too many rows for one page (decision 0019). */
export function isLong(rowCounts: number[]): boolean {
  return rowCounts.reduce((sum, count) => sum + count, 0) > MAX_ROWS
}

/** The part that `open` names, the first by default, with its rows by page. `open` is null for a short list, shown whole. */
export function openPart<Row>(
  parts: { id: string; rows: Row[] }[],
  search: URLSearchParams,
): { open: OpenPart | null; pages: RowsPage<Row>[] } {
  if (!isLong(parts.map(({ rows }) => rows.length))) return { open: null, pages: [] }
  const requestedId = search.get('open') ?? parts[0]?.id
  const { id = null, rows = [] } = parts.find((part) => part.id === requestedId) ?? {}
  const { page, pages } = readPaging(search)
  return { open: { id, rowCount: rows.length, page }, pages: pages.map(pageOf) }

  function pageOf(number: number) {
    const own = rows.slice((number - 1) * ROWS_PER_PAGE, number * ROWS_PER_PAGE)
    return { number, isEmpty: own.length === 0, rows: own }
  }
}

export const hasRowsAfter = (page: number, rowCount: number) => page * ROWS_PER_PAGE < rowCount

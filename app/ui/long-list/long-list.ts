import { readPaging } from '../load-more/paging'
import type { ListPage } from '../load-more/use-load-more'

const MAX_ROWS = 500
const ROWS_PER_PAGE = 250

/** Where a list has nothing open. */
export const NOTHING_OPEN = 'none'

/** The id of what is open, for a browser without scripts to find it. */
export const OPEN_PART = 'open'

export interface RowsPage<Row> extends ListPage {
  rows: Row[]
}

/** The part of a long list that is open. */
export interface OpenPart {
  /** Null when none is. */
  id: string | null
  /** Of all its pages. */
  rowCount: number
  /** The last that the address asks for. */
  page: number
}

/** Whether parts of so many rows are too long to be in a page all at once (decision 0019). */
export function isLong(rowCounts: number[]): boolean {
  return rowCounts.reduce((sum, count) => sum + count, 0) > MAX_ROWS
}

/**
 * The part that the address names by `open`, the first where it says nothing, and its rows page by page; `open` is null when
 * the list is short, and shown whole.
 */
export function openPart<Row>(
  parts: { id: string; rows: Row[] }[],
  search: URLSearchParams,
): { open: OpenPart | null; pages: RowsPage<Row>[] } {
  if (!isLong(parts.map(({ rows }) => rows.length))) return { open: null, pages: [] }
  const asked = search.get('open') ?? parts[0]?.id
  const { id = null, rows = [] } = parts.find((part) => part.id === asked) ?? {}
  const { page, pages } = readPaging(search)
  return { open: { id, rowCount: rows.length, page }, pages: pages.map(pageOf) }

  function pageOf(number: number) {
    const own = rows.slice((number - 1) * ROWS_PER_PAGE, number * ROWS_PER_PAGE)
    return { number, isEmpty: own.length === 0, rows: own }
  }
}

/** Whether there are rows after those of the page. */
export const hasRowsAfter = (page: number, rowCount: number) => page * ROWS_PER_PAGE < rowCount

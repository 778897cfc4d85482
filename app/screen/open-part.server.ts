import { z } from 'zod/v4'
import { isLong, type OpenPart, ROWS_PER_PAGE, type RowsPage } from '~/ui/long-list/long-list'
import type { LoadedList } from '~/ui/paged-list/use-paged-list'
import { noPages, pagingFields, shownPages } from './paged-list.server'

export const openPartFields = { ...pagingFields, open: z.string().optional() }

interface Part<Row> {
  id: string
  rows: Row[]
}

/** Opens the part that the address names, or the first. `open.id` is null for an unknown name; `open` is null for a short list. */
export function openPart<Row>(
  parts: Part<Row>[],
  search: z.output<z.ZodObject<typeof openPartFields>>,
): { open: OpenPart | null; paged: LoadedList<RowsPage<Row>> } {
  if (!isLong(parts.map(({ rows }) => rows.length))) return { open: null, paged: noPages(search) }
  const requestedId = search.open ?? parts[0]?.id
  const { id = null, rows = [] } = parts.find((part) => part.id === requestedId) ?? {}
  const pages = shownPages(search).map((number) => {
    const rowsOfPage = rows.slice((number - 1) * ROWS_PER_PAGE, number * ROWS_PER_PAGE)
    return { number, isEmpty: rowsOfPage.length === 0, rows: rowsOfPage }
  })
  return { open: { id, rowCount: rows.length }, paged: { ...noPages(search), pages } }
}

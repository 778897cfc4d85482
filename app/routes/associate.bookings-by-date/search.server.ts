import { z } from 'zod'
import { parseFilters } from '~/bookings/filters.server'

/** Without a script Load More shows all pages so far, at most these many. */
const MAX_PAGES = 5

const Search = z.object({
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  /** Fetched by a script: this page alone. */
  only: z.literal('1').nullable().catch(null),
})

/** The list's state from its address: its filters, and the pages to show. */
export function parseSearch(url: string) {
  const given = new URL(url).searchParams
  const { page, only } = Search.parse({ page: given.get('page') || 1, only: given.get('only') })
  return { ...parseFilters(given), page, pages: only ? [page] : pagesUpTo(page) }
}

function pagesUpTo(page: number): number[] {
  const first = Math.max(1, page - MAX_PAGES + 1)
  return Array.from({ length: page - first + 1 }, (_, index) => first + index)
}

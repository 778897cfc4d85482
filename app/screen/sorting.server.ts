import { z } from 'zod/v4'
import type { Api } from '~/api/client.server'
import type { Sorting } from '~/domain/sorting'
import { readSearch, textIn } from './search.server'

const Search = z.object({ sort: textIn(), order: z.enum(['asc', 'desc']).default('asc').catch('asc') })

/** Reads `?sort=due&order=desc`. An unknown column counts as no column. */
export function readSorting(url: string, columns: readonly string[]): Sorting {
  const { sort, order } = readSearch(Search, url).search
  return { by: columns.includes(sort) ? sort : null, order }
}

/**
 * For lists that the upstream sends in pages, because only the upstream can sort them. Null if it is not known to offer sorting
 * (decision 0019).
 */
export async function requestedSorting(
  api: Api,
  url: string,
  columns: readonly string[],
): Promise<Sorting | null> {
  return (await api.capabilities.offers('sort')) ? readSorting(url, columns) : null
}

import type { Api } from '~/api/client.server'
import { readSorting, type Sorting } from '~/domain/sorting'

/** For lists that the upstream sorts, because it sends them in pages. Null if it cannot (decision 0054). */
export async function requestedSorting(
  api: Api,
  url: string,
  columns: readonly string[],
): Promise<Sorting | null> {
  return (await api.capabilities.offers('sort')) ? readSorting(url, columns) : null
}

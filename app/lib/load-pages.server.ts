import { toListResult } from '~/api/result'
import type { ListPage, LoadedPages } from '~/ui/load-more/use-load-more'

/** Loads pages in parallel; stops at the first refused page and keeps the pages before it. */
export async function loadPages<Page extends ListPage>(
  numbers: number[],
  load: (number: number) => Promise<Page>,
): Promise<LoadedPages<Page>> {
  const loaded = await Promise.all(numbers.map((number) => toListResult<Page | null>(load(number), null)))
  const refusedAt = loaded.findIndex(({ refusal }) => refusal !== null)
  const read = refusedAt === -1 ? loaded : loaded.slice(0, refusedAt)
  return { pages: read.flatMap(({ data }) => data ?? []), refusal: loaded[refusedAt]?.refusal ?? null }
}

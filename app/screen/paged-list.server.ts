import { z } from 'zod/v4'
import { toListResult } from '~/api/result'
import { type ListPage, type LoadedList, MAX_PAGES_PER_DOCUMENT } from '~/ui/paged-list/use-paged-list'
import { optionIn } from './search.server'

const MAX_PAGE = 10_000

/** `page=n` shows the pages up to n, at most five; with `only=1`, page n alone. An invalid number counts as 1. */
export const pagingFields = {
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1),
  only: optionIn('1'),
}

interface Paging {
  page: number
  only?: '1'
}

/** Loads the shown pages in parallel. Returns the pages before the first refused page, and the message of the refusal. */
export async function loadPagedList<Page extends ListPage>(
  paging: Paging,
  load: (number: number) => Promise<Page>,
): Promise<LoadedList<Page>> {
  const loaded = await Promise.all(
    shownPages(paging).map((number) => toListResult<Page | null>(load(number), null)),
  )
  const refusedAt = loaded.findIndex(({ refusal }) => refusal !== null)
  const beforeRefusal = refusedAt === -1 ? loaded : loaded.slice(0, refusedAt)
  return {
    page: paging.page,
    pages: beforeRefusal.flatMap(({ data }) => data ?? []),
    refusal: loaded[refusedAt]?.refusal ?? null,
  }
}

export const noPages = ({ page }: Paging): LoadedList<never> => ({ page, pages: [], refusal: null })

export function shownPages({ page, only }: Paging): number[] {
  if (only) return [page]
  const first = Math.max(1, page - MAX_PAGES_PER_DOCUMENT + 1)
  return Array.from({ length: page - first + 1 }, (_, index) => first + index)
}

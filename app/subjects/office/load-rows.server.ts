import { z } from 'zod/v4'
import { loadPagedList, pagingFields } from '~/screen/paged-list.server'
import { readSearch } from '~/screen/search.server'

const Search = z.object(pagingFields)

/** The shown pages of a list of the desk. */
export const loadRows = <Page extends { rows: unknown[]; hasMore: boolean }>(
  { url }: Request,
  load: (page: string) => Promise<Page>,
) =>
  loadPagedList(readSearch(Search, url).search, async (number) => {
    const page = await load(String(number))
    return { ...page, number, isEmpty: page.rows.length === 0 }
  })

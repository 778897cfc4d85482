import { z } from 'zod/v4'
import { loadPagedList, pagingFields } from '~/screen/paged-list.server'
import { optionIn, readSearch, textIn } from '~/screen/search.server'
import type { Desk } from '~/session/office-guard.server'
import { loadFile } from './load-file.server'

const Search = z.object({ ...pagingFields, q: textIn(), waiting: optionIn('1') })

/** Records of a file, newest first. `usual` is the search of an address without one. */
export async function loadRecords(
  desk: Desk,
  name: string | undefined,
  url: string,
  usual: { waiting?: '1' } = {},
) {
  const { search } = readSearch(Search, url)
  const { q, waiting = usual.waiting } = search
  const file = await loadFile(desk, name)
  const paged = await loadPagedList(search, async (number) => {
    const { rows, hasMore } = await desk.records(file.name, { q, waiting, page: String(number) })
    return { number, isEmpty: rows.length === 0, rows, hasMore }
  })
  return { file, q, waiting, paged }
}

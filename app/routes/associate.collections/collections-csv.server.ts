import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { COLLECTION_WINDOWS } from '~/contract/collections'
import { COLLECTION_SORTS } from '~/contract/sort-names'
import { sortSearch } from '~/domain/sorting'
import { csvResponse } from '~/files/csv'
import { EXPORT_TIMEOUT_MS, readPages } from '~/screen/export/read-pages.server'
import { serveFile } from '~/screen/export/serve-file.server'
import { fileNotFound } from '~/screen/export/file-response.server'
import { requestedSorting } from '~/screen/sorting.server'
import { optionIn, readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { collectionsCsv } from './collections-csv'

const ROWS_PER_PAGE = 100
/** Limit per window, so that phones can open the file. */
const MAX_PAGES = 40

const Search = z.object({ scope: optionIn('team') })

export const loadCollectionsCsv = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.collections(),
    async ({ api, request }) => {
      if (!(await api.capabilities.offers('collections'))) return fileNotFound()
      const { scope = 'own' } = readSearch(Search, request.url).search
      const sort = sortSearch(await requestedSorting(api, request.url, COLLECTION_SORTS))
      const endsAt = performance.now() + EXPORT_TIMEOUT_MS
      const parts = []
      // One window after another, so that a download has four replies in memory and not twenty.
      for (const window of COLLECTION_WINDOWS) {
        const read = async (page: number) => {
          const { rows } = await api.collections.list({
            scope,
            window,
            page,
            perPage: ROWS_PER_PAGE,
            ...sort,
          })
          return rows.map((row) => ({ ...row, window }))
        }
        const timeoutMs = endsAt - performance.now()
        parts.push(await readPages(read, { max: MAX_PAGES, timeoutMs, isEnough: () => false }))
      }
      const isTruncated = parts.some((part) => part.isTruncated)
      const note = isTruncated ? m.collectionsFileIncomplete() : undefined
      return csvResponse(
        collectionsCsv(
          scope,
          parts.flatMap(({ rows }) => rows),
          note,
        ),
      )
    },
  )

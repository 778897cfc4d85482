import { createContext, useEffect, useState } from 'react'
import { usePart } from '../part/use-part'
import { LIST_END } from './load-more'

/** A response of the server has at most this many pages of a list. With scripts, "Load More" appends further pages (M143). */
export const MAX_PAGES_PER_DOCUMENT = 5

/** `?page=n` shows at most the last five pages up to n. Returns the largest n that shows `page`. */
export const lastPageWith = (page: number) => page + MAX_PAGES_PER_DOCUMENT - 1

/** One page, as the loader returns it. An empty page is the end of the list. */
export interface ListPage {
  number: number
  isEmpty: boolean
}

export interface LoadedList<Page> {
  page: number
  pages: Page[]
  /** The upstream's message if it refused a page. */
  refusal: string | null
}

interface Options {
  /** A change discards the appended pages. */
  filters: unknown
  toPage: (page: number) => string
}

interface State<Page> {
  key: string
  appended: Page[]
  /** The latest request. `before` is the data that `usePart` had before the request. */
  request?: { before: unknown }
}

/** The address of a list with the pages that scripts appended to it, which the router does not know. Null without such pages. */
export const AppendedAddress = createContext<string | null>(null)

/** With scripts, appends pages and updates the address for Back and reload (M143). The loader must return the list as `paged`. */
export function usePagedList<Page extends ListPage>(loaded: LoadedList<Page>, { filters, toPage }: Options) {
  const key = JSON.stringify([filters, loaded.page])
  const part = usePart()
  const [saved, setSaved] = useState<State<Page>>({ key, appended: [] })
  const isOtherList = saved.key !== key
  const { appended, request }: State<Page> = isOtherList ? { key, appended: [] } : saved
  if (isOtherList) setSaved({ key, appended })

  const pages = [...loaded.pages, ...appended]
  const firstNumber = pages[0]?.number ?? 1
  const lastPage = pages.at(-1)
  const nextNumber = (lastPage?.number ?? 0) + 1

  // Until the latest request has a response, `part.data` is that of an earlier request, perhaps for another list.
  const data = request && part.data !== request.before ? part.data : undefined
  const response = (data as { paged?: LoadedList<Page> } | undefined)?.paged
  const fetched = response?.pages[0]
  // Saves the fetched page before the next one is loaded.
  if (fetched?.number === nextNumber) setSaved({ key, appended: [...appended, fetched], request })

  const refusal = (request && part.failure) ?? (response ? response.refusal : loaded.refusal)
  const lastAppended = appended.at(-1)
  useEffect(() => {
    if (!lastAppended) return
    const { number, isEmpty } = lastAppended
    if (!isEmpty) window.history.replaceState(window.history.state, '', toPage(number))
    document.getElementById(isEmpty ? LIST_END : `page-${number}`)?.focus()
    // oxlint-disable-next-line exhaustive-deps -- once per fetched page
  }, [lastAppended])

  const filled = pages.filter(({ isEmpty }) => !isEmpty)
  const lastFilled = appended.findLast(({ isEmpty }) => !isEmpty)
  return {
    pages: filled,
    isEmpty: filled.length === 0 && firstNumber === 1,
    refusal,
    lastNumber: lastPage?.number ?? 1,
    appendedAddress: lastFilled ? toPage(lastFilled.number) : null,
    /** Null if the first page is shown. Leads to the first page if all requested pages are beyond the end. */
    earlierTo: firstNumber > 1 ? toPage(filled.length > 0 ? firstNumber - 1 : 1) : null,
    more: {
      to: lastPage?.isEmpty ? null : `${toPage(nextNumber)}#page-${nextNumber}`,
      isPending: request !== undefined && part.isLoading,
      refusal,
      onLoad() {
        setSaved({ key, appended, request: { before: part.data } })
        part.load(toPage(nextNumber))
      },
    },
  }
}

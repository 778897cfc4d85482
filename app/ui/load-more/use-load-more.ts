import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** One page as its loader returns it; an empty page is the end. */
export interface ListPage {
  number: number
  isEmpty: boolean
}

/** Pages, and the upstream's message if it refused the next one. */
export interface LoadedPages<Page> {
  pages: Page[]
  refusal: string | null
}

/**
 * Appends pages by script and updates the address, so that Back and reload show the same rows as without scripts (M143). The
 * loader returns `{ pages, refusal }`. Key the component by its filters, to start over when they change.
 */
export function useLoadMore<Page extends ListPage>(
  firstPages: Page[],
  toPage: (page: number) => string,
  firstRefusal: string | null = null,
) {
  const fetcher = useFetcher()
  const [appended, setAppended] = useState<Page[]>([])
  const pages = [...firstPages, ...appended]
  const last = pages.at(-1)
  const nextNumber = (last?.number ?? 0) + 1
  const response = fetcher.data as Partial<LoadedPages<Page>> | undefined
  const fetched = response?.pages?.[0]

  // Saves the fetched page before the fetcher loads the next one.
  if (fetched?.number === nextNumber) setAppended([...appended, fetched])

  const refusal = response ? (response.refusal ?? null) : firstRefusal
  const lastAppended = appended.at(-1)
  useEffect(() => {
    if (!lastAppended || lastAppended.isEmpty) return
    window.history.replaceState(window.history.state, '', toPage(lastAppended.number))
    document.getElementById(`page-${lastAppended.number}`)?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per fetched page
  }, [lastAppended])

  return {
    pages,
    refusal,
    /** Props of `LoadMore`. */
    more: {
      to: last?.isEmpty ? null : `${toPage(nextNumber)}#page-${nextNumber}`,
      isPending: fetcher.state !== 'idle',
      refusal,
      onLoad: () => fetcher.load(withOnlyParam(toPage(nextNumber))),
    },
  }
}

function withOnlyParam(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}only=1`
}

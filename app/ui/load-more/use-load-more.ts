import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** A page of a list as its loader answers it; a page without rows is the end. */
export interface ListPage {
  number: number
  isEmpty: boolean
}

/** Pages of a list, and the upstream's words where it refused the one after them. */
export interface LoadedPages<Page> {
  pages: Page[]
  refusal: string | null
}

/**
 * The pages of a list so far. With a script one more page is fetched and appended; the address follows, so that Back and
 * reload show the same rows as without (checklist M143). The list's loader answers `{ pages, refusal }`: a refused page leaves
 * the earlier ones, and may be asked for again. The component that calls it is keyed by the filters, so another list starts anew.
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
  const answered = fetcher.data as Partial<LoadedPages<Page>> | undefined
  const fetched = answered?.pages?.[0]

  // What the fetcher has brought is kept before the next page takes its place.
  if (fetched?.number === nextNumber) setAppended([...appended, fetched])

  const refusal = answered ? (answered.refusal ?? null) : firstRefusal
  const lastAppended = appended.at(-1)
  useEffect(() => {
    if (!lastAppended || lastAppended.isEmpty) return
    window.history.replaceState(window.history.state, '', toPage(lastAppended.number))
    document.getElementById(`page-${lastAppended.number}`)?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page that arrives
  }, [lastAppended])

  return {
    pages,
    refusal,
    /** For `LoadMore`. */
    more: {
      to: last?.isEmpty ? null : `${toPage(nextNumber)}#page-${nextNumber}`,
      isPending: fetcher.state !== 'idle',
      refusal,
      onLoad: () => fetcher.load(withOnly(toPage(nextNumber))),
    },
  }
}

function withOnly(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}only=1`
}

import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { MonthsPage } from './months'
import type { loader } from './route'

/**
 * The pages of a list so far. With a script one more page is fetched and appended; the address follows, so that Back and
 * reload show the same rows as without (checklist M143). Its component is keyed by the filters, so another list starts anew.
 */
export function useLoadMore(firstPages: MonthsPage[], toPage: (page: number) => string) {
  const fetcher = useFetcher<typeof loader>()
  const [appended, setAppended] = useState<MonthsPage[]>([])
  const pages = [...firstPages, ...appended]
  const last = pages.at(-1)
  const nextNumber = (last?.number ?? 0) + 1
  const isAtEnd = last?.months.length === 0
  const fetched = fetcher.data?.pages[0]

  // What the fetcher has brought is kept before the next page takes its place.
  if (fetched?.number === nextNumber) setAppended([...appended, fetched])

  const lastAppended = appended.at(-1)
  useEffect(() => {
    if (!lastAppended || lastAppended.months.length === 0) return
    window.history.replaceState(window.history.state, '', toPage(lastAppended.number))
    document.getElementById(`page-${lastAppended.number}`)?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page that arrives
  }, [lastAppended])

  return {
    pages,
    moreTo: isAtEnd ? null : `${toPage(nextNumber)}#page-${nextNumber}`,
    isPending: fetcher.state !== 'idle',
    loadMore: () => fetcher.load(`${toPage(nextNumber)}&only=1`),
  }
}

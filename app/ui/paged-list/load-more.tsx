import type { MouseEvent } from 'react'
import { m } from '~/messages/messages'
import { button } from '../button/button.css'
import { isForOtherTab, Link } from '../link/link'
import { Notice } from '../notice/notice'
import { Spinner } from '../busy/busy'
import { loadMore } from '~/ui/styles/shared.css'

/** Id of the text that replaces the link after an empty page, and then gets the focus. */
export const LIST_END = 'list-end'

type LoadMoreProps = {
  /** Null at the end of the list. */
  to: string | null
  isPending?: boolean
  /** Says why the next page is missing. */
  refusal?: string | null
  /** With scripts, called instead of following the link. Must load the next rows. */
  onLoad?: () => void
}

export function LoadMore({ to, isPending, refusal, onLoad }: LoadMoreProps) {
  function load(event: MouseEvent) {
    if (isForOtherTab(event)) return
    // Offline, the router gets the click, and `useOfflineGuard` blocks it unless the next page has a saved copy (M026).
    if (!navigator.onLine && !isPending) return
    if (onLoad || isPending) event.preventDefault()
    if (!isPending) onLoad?.()
  }

  return (
    <div className={loadMore}>
      {refusal && !isPending && (
        <div role="status">
          <Notice tone="critical">{refusal}</Notice>
        </div>
      )}
      {to === null ? (
        <p role="status" id={LIST_END} tabIndex={-1}>
          {m.endOfResults()}
        </p>
      ) : (
        <Link
          className={button.secondary}
          to={to}
          onClick={load}
          preventScrollReset
          aria-busy={isPending || undefined}
        >
          {isPending && <Spinner />}
          {isPending ? m.loading() : m.loadMore()}
        </Link>
      )}
    </div>
  )
}

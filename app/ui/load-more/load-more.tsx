import { Link } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { button } from '../button/button.css'
import { Notice } from '../notice/notice'
import { Spinner } from '../spinner/spinner'
import { more } from './load-more.css'

export type LoadMoreProps = {
  /** The page with more rows; null when there are none. */
  to: string | null
  isPending?: boolean
  /** The upstream's words where it refused the next page. */
  refusal?: string | null
  /** With a script: fetches the rows instead of following the link. */
  onLoad?: () => void
}

export function LoadMore({ to, isPending, refusal, onLoad }: LoadMoreProps) {
  function load(event: MouseEvent) {
    // The link is blocked without a connection, with a message (M026).
    if (!navigator.onLine && !isPending) return
    if (onLoad || isPending) event.preventDefault()
    if (!isPending) onLoad?.()
  }

  return (
    <div className={more}>
      {refusal && !isPending && (
        <div role="status">
          <Notice tone="critical">{refusal}</Notice>
        </div>
      )}
      {to === null ? (
        <p role="status">End of results</p>
      ) : (
        <Link className={button.secondary} to={to} onClick={load} preventScrollReset aria-busy={isPending}>
          {isPending && <Spinner />}
          {isPending ? 'Loading...' : 'Load More'}
        </Link>
      )}
    </div>
  )
}

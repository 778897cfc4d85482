import { type Location, useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { showNoConnection } from '~/lib/no-connection'
import { paths } from '~/paths'
import { hasSavedCopy } from './saved-copies'

/**
 * Without a connection the page stays and says so, whatever is pressed, unless there is a saved copy of where it leads (M026). The
 * browser's own error page would take its place otherwise.
 */
export function useStayOffline() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      !navigator.onLine && historyAction !== 'POP' && pageOf(currentLocation) !== pageOf(nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void hasSavedCopy(location.origin + pageOf(blocker.location)).then((isThere) => {
      if (isThere) return blocker.proceed()
      blocker.reset()
      showNoConnection()
    })
  }, [blocker])

  useEffect(() => {
    addEventListener('click', stayOnLink)
    addEventListener('submit', stayOnForm)
    return () => {
      removeEventListener('click', stayOnLink)
      removeEventListener('submit', stayOnForm)
    }
  }, [])
}

const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/** A link that the router leaves to the browser: a file, or a page that is loaded as a document. */
function stayOnLink(event: MouseEvent) {
  if (navigator.onLine || event.defaultPrevented || isForNewTab(event)) return
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || link.target === '_blank') return
  if (link.hash && pageOf(link) === pageOf(location)) return
  event.preventDefault()
  void hasSavedCopy(link.href).then((isThere) => {
    if (isThere) location.assign(link.href)
    else showNoConnection()
  })
}

/** Signing out is the worker's: it forgets what this browser holds. */
function stayOnForm(event: SubmitEvent) {
  if (navigator.onLine || event.defaultPrevented) return
  const { pathname } = new URL((event.target as HTMLFormElement).action)
  if (pathname === paths.logout() && navigator.serviceWorker?.controller) return
  event.preventDefault()
  showNoConnection()
}

const isForNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

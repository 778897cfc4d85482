import { type Location, useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { showNoConnection } from '~/browser/no-connection'
import { paths } from '~/paths/paths'
import { isForOtherTab } from '~/ui/link/link'
import { hasSavedCopy } from './saved-copies'

/** While the browser is offline, stops navigation to pages without a saved copy, and forms that no script sends (M026, decision 0013). */
export function useOfflineGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      !navigator.onLine && historyAction !== 'POP' && pageOf(currentLocation) !== pageOf(nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void hasSavedCopy(location.origin + pageOf(blocker.location)).then((hasCopy) => {
      if (hasCopy) return blocker.proceed()
      blocker.reset()
      showNoConnection()
    })
  }, [blocker])

  useEffect(() => {
    const unmounted = new AbortController()
    addEventListener('click', guardLink, { signal: unmounted.signal })
    addEventListener('submit', guardForm, { signal: unmounted.signal })
    return () => unmounted.abort()
  }, [])
}

const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

function guardLink(event: MouseEvent) {
  if (navigator.onLine || event.defaultPrevented || isForOtherTab(event)) return
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || link.target === '_blank') return
  if (link.hash && pageOf(link) === pageOf(location)) return
  event.preventDefault()
  void hasSavedCopy(link.href).then((hasCopy) => {
    if (hasCopy) location.assign(link.href)
    else showNoConnection()
  })
}

/** The service worker handles an offline logout. */
function guardForm(event: SubmitEvent) {
  if (navigator.onLine || event.defaultPrevented) return
  const { pathname } = new URL((event.target as HTMLFormElement).action)
  if (pathname === paths.logout() && navigator.serviceWorker?.controller) return
  event.preventDefault()
  showNoConnection()
}

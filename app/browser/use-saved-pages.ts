import { useLocation, useNavigation } from '@remix-run/react'
import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router'
import { getTabSignal } from './tab-signals'
import { postToWorker, whenStable } from './use-service-worker'

export function useSavedPages(copies: string | null) {
  const { key } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const routerState = useContext(UNSAFE_DataRouterStateContext)
  const isPage = !isLoading && !routerState?.errors && !routerState?.actionData
  useEffect(() => {
    if (!copies || !isPage) return
    const shownAt = Date.now()
    const unmounted = new AbortController()
    const save = async () => {
      const copy = await import('./document-copy').catch(() => null)
      if (!copy || unmounted.signal.aborted || getTabSignal('signed-out-at') > shownAt) return
      postToWorker({ action: 'SAVE_PAGE', url: location.href, ...copy.documentCopy(), copies })
    }
    const cancel = whenStable(() => whenControlled(() => void save(), unmounted.signal))
    return () => {
      cancel()
      unmounted.abort()
    }
  }, [copies, isPage, key])
}

/** A new worker takes control of the page only after the page has loaded. */
function whenControlled(callback: () => void, signal: AbortSignal) {
  const workers = navigator.serviceWorker
  if (workers?.controller) callback()
  else workers?.addEventListener('controllerchange', callback, { once: true, signal })
}

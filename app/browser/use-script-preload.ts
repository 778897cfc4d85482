import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'
import { loadScreen } from './next-screen'

/** Loads the scripts and styles of a screen, but no data, when a link to it is hovered or focused (decision 0017). */
export function useScriptPreload() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    function loadLinkedScreen({ target }: Event) {
      const link = target instanceof Element && target.closest('a')
      if (!router || !link || !navigator.onLine || link.origin !== location.origin || link.download) return
      loadScreen(router.routes, link)
    }
    const unmounted = new AbortController()
    for (const event of ['pointerover', 'focusin'])
      addEventListener(event, loadLinkedScreen, { passive: true, signal: unmounted.signal })
    return () => unmounted.abort()
  }, [router])
}

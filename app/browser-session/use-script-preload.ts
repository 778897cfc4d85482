import { useContext, useEffect } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext } from 'react-router'
import { addStylesheets } from './screen-styles'

/** Loads scripts and styles of a screen when its link is hovered or focused, but no data (decision 0017). */
export function useScriptPreload() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    function preloadLinkedScreen({ target }: Event) {
      const link = target instanceof Element && target.closest('a')
      if (!router || !link || !navigator.onLine || link.origin !== location.origin || link.download) return
      for (const { route } of matchRoutes(router.routes, link) ?? []) {
        preload(route.id)
        addStylesheets(route.id)
      }
    }
    const unmounted = new AbortController()
    for (const event of ['pointerover', 'focusin'])
      addEventListener(event, preloadLinkedScreen, { passive: true, signal: unmounted.signal })
    return () => unmounted.abort()
  }, [router])
}

const preloaded = new Set<string>()

function preload(routeId: string | undefined) {
  const route = window.__remixManifest.routes[routeId ?? '']
  for (const href of route ? [route.module, ...(route.imports ?? [])] : []) {
    if (preloaded.has(href)) continue
    preloaded.add(href)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

import { useContext, useEffect } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext } from 'react-router'

/**
 * Fetches the scripts of a screen when a link to it is pointed at, touched or focused: all of them at once, where a visit would
 * find one behind the other. Only scripts, which are everyone's, and no data (decision 0017).
 */
export function useScriptPreload() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    function fetchAhead({ target }: Event) {
      const link = target instanceof Element && target.closest('a')
      if (!router || !link || !navigator.onLine || link.origin !== location.origin || link.download) return
      for (const { route } of matchRoutes(router.routes, link) ?? []) preload(route.id)
    }
    const signs = ['pointerover', 'focusin']
    for (const sign of signs) addEventListener(sign, fetchAhead, { passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, fetchAhead)
    }
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

import { useNavigation } from '@remix-run/react'
import { useContext, useEffect } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext } from 'react-router'

/** Loads the stylesheets of the next screen beside its scripts and data. The framework waits for them (decision 0002). */
export function useScreenStyles() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { location } = useNavigation()
  useEffect(() => {
    if (!router || !location) return
    for (const { route } of matchRoutes(router.routes, location) ?? []) addStylesheets(route.id)
  }, [router, location])
}

/** Never removed: a later visit of the screen needs them again. */
export function addStylesheets(routeId = '') {
  for (const href of window.__remixManifest.routes[routeId]?.css ?? []) {
    if (document.querySelector(`head [href="${href}"][rel=stylesheet], head [data-href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
}

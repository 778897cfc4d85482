import { useNavigation } from '@remix-run/react'
import { useContext, useEffect } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext } from 'react-router'
import { addLink, markAsLoaded } from '~/browser/document'

/**
 * Loads styles and scripts of the next screen when a navigation begins. Without this, the router waits for the stylesheets (decision 0002)
 * and finds the scripts one after another (decision 0017).
 */
export function useNextScreen() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { location } = useNavigation()
  useEffect(() => {
    if (router && location) loadScreen(router.routes, location)
  }, [router, location])
}

export function loadScreen(routes: Parameters<typeof matchRoutes>[0], to: { pathname: string }) {
  for (const { route } of matchRoutes(routes, to) ?? []) {
    const { module, imports = [], css = [] } = window.__remixManifest.routes[route.id ?? ''] ?? {}
    for (const href of module ? [module, ...imports] : []) loadOnce(href, 'modulepreload')
    // The links remain: a later visit to the screen needs the styles again.
    for (const href of css) loadOnce(href, 'stylesheet')
  }
}

function loadOnce(href: string, rel: 'modulepreload' | 'stylesheet') {
  if (document.querySelector(`head [href$="${href}"][rel=${rel}]`)) return
  // The address is absolute: if the page had a link with the relative address, the router would not wait for the stylesheet.
  addLink({
    rel,
    href: location.origin + href,
    onload: rel === 'stylesheet' ? () => markAsLoaded(href) : null,
  })
}

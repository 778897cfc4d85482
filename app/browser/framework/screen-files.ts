import { useNavigation } from '@remix-run/react'
import { useContext, useEffect } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext } from 'react-router'
import { addLink, markAsLoaded } from '~/browser/document'

/*
 * Remix 2 finds the scripts of a screen one after another and waits for its stylesheets before it shows anything; its prefetch also requests
 * the data. So the portal loads these files alone, and earlier (decision 0002). A release that prefetches scripts and styles
 * without data ends this; there is none yet.
 */

/** Loads the files of the screen at this address. */
export function useFilesOf(address: string | null) {
  const routes = useRoutes()
  useEffect(() => {
    if (routes && address !== null) loadFiles(routes, address)
  }, [routes, address])
}

/** Loads the files of the next screen when a navigation begins. */
export function useFilesOfNextScreen() {
  useFilesOf(useNavigation().location?.pathname ?? null)
}

/** Loads the files of a screen when a link to it is hovered or focused. */
export function useFilesOfLinks() {
  const routes = useRoutes()
  useEffect(() => {
    function loadLinkedFiles({ target }: Event) {
      const link = target instanceof Element && target.closest('a')
      if (!routes || !link || !navigator.onLine || link.origin !== location.origin || link.download) return
      loadFiles(routes, link.pathname)
    }
    const unmounted = new AbortController()
    for (const event of ['pointerover', 'focusin'])
      addEventListener(event, loadLinkedFiles, { passive: true, signal: unmounted.signal })
    return () => unmounted.abort()
  }, [routes])
}

type Routes = Parameters<typeof matchRoutes>[0]

const useRoutes = (): Routes | undefined => useContext(UNSAFE_DataRouterContext)?.router.routes

function loadFiles(routes: Routes, address: string) {
  for (const { route } of matchRoutes(routes, address) ?? []) {
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

import { createContext, useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router'
import { paths } from '~/paths'
import { barColours } from '~/styles/bar-colours'

/** Stands in a page without scripts where its weight is to be read, which is known when all of it is there. */
export const PAGE_WEIGHT = '{page-weight}'

interface DocumentParts {
  nonce?: string
  stylesheet: { href: string; css: string | null } | null
  /** The browser would only list a refresh as a link. */
  hasNoRefresh?: boolean
}

/** What only the server knows while it renders a document. */
export const DocumentContext = createContext<DocumentParts>({ stylesheet: null })

export const useNonce = () => useContext(DocumentContext).nonce

/**
 * The one stylesheet: inlined where the server chose so, linked otherwise (decision 0002). In the browser it repeats what the
 * document already holds, so that hydration leaves it alone.
 */
export function Stylesheet() {
  const served = useContext(DocumentContext)
  const { href, css, nonce } = served.stylesheet
    ? { ...served.stylesheet, nonce: served.nonce }
    : stylesheetInPage()
  if (css !== null)
    return (
      <style
        nonce={nonce}
        data-href={href}
        dangerouslySetInnerHTML={{ __html: css }}
        suppressHydrationWarning
      />
    )
  return href ? <link rel="stylesheet" href={href} /> : null
}

/** Icons, and what makes the portal an app of the device. The browser's own bars take the colour of the top bar. */
export function AppLinks({ theme }: { theme: 'system' | 'light' | 'dark' }) {
  const { light, dark } = barColours
  return (
    <>
      {theme === 'system' ? (
        <>
          <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
        </>
      ) : (
        <meta name="theme-color" content={barColours[theme]} />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={paths.manifest()} />
    </>
  )
}

/**
 * What a screen's loader or action answers as `refresh`: the page comes anew, or leads on, by itself. For plain HTML alone, as
 * scripts do it without a page load. A form that came back is left alone, unless it says so itself.
 * A page of somebody who is signed in leaves at the end of the idle time (checklist M015); one that never has scripts is told so
 * by a header.
 */
export interface PageRefreshData {
  seconds: number
  to?: string
}

export function PageRefresh({
  hasScripts,
  leavesInSeconds,
}: {
  hasScripts: boolean
  leavesInSeconds: number | null
}) {
  const page = useContext(UNSAFE_DataRouterStateContext)
  const { hasNoRefresh } = useContext(DocumentContext)
  const answers: Record<string, { refresh?: PageRefreshData | null } | null> =
    page?.actionData ?? page?.loaderData ?? {}
  const asked = Object.values(answers).find((answer) => answer?.refresh)?.refresh
  const idle =
    hasScripts && leavesInSeconds ? { seconds: leavesInSeconds, to: paths.logout({ reason: 'idle' }) } : null
  const refresh = asked ?? idle
  if (!refresh || hasNoRefresh) return null
  const meta = (
    <meta httpEquiv="refresh" content={`${refresh.seconds}${refresh.to ? `; url=${refresh.to}` : ''}`} />
  )
  return hasScripts ? <noscript>{meta}</noscript> : meta
}

// A page that fails as a whole is made anew by the browser, which takes no styles without their nonce.
function stylesheetInPage() {
  if (typeof document === 'undefined') return { href: '', css: null }
  const inlined = document.querySelector<HTMLStyleElement>('head style[data-href]')
  if (inlined)
    return { href: inlined.dataset.href ?? '', css: inlined.textContent ?? '', nonce: inlined.nonce }
  const linked = document.querySelector<HTMLLinkElement>('head link[rel=stylesheet]')
  return { href: linked?.getAttribute('href') ?? '', css: null }
}

import { createContext, useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router'

interface DocumentParts {
  nonce?: string
  stylesheet: { href: string; css: string | null } | null
}

/** What only the server knows while it renders a document. */
export const DocumentContext = createContext<DocumentParts>({ stylesheet: null })

export const useNonce = () => useContext(DocumentContext).nonce

/**
 * The one stylesheet: inlined where the server chose so, linked otherwise (decision 0002). In the browser it repeats what the
 * document already holds, so that hydration leaves it alone.
 */
export function Stylesheet() {
  const { stylesheet, nonce } = useContext(DocumentContext)
  const { href, css } = stylesheet ?? stylesheetInPage()
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

/**
 * What a screen's loader or action answers as `refresh`: the page comes anew, or leads on, by itself. For plain HTML alone, as
 * scripts do it without a page load. A form that came back is left alone, unless it says so itself.
 */
export interface PageRefreshData {
  seconds: number
  to?: string
}

export function PageRefresh({ hasScripts }: { hasScripts: boolean }) {
  const page = useContext(UNSAFE_DataRouterStateContext)
  const answers: Record<string, { refresh?: PageRefreshData | null } | null> =
    page?.actionData ?? page?.loaderData ?? {}
  const refresh = Object.values(answers).find((answer) => answer?.refresh)?.refresh
  if (!refresh) return null
  const meta = (
    <meta httpEquiv="refresh" content={`${refresh.seconds}${refresh.to ? `;url=${refresh.to}` : ''}`} />
  )
  return hasScripts ? <noscript>{meta}</noscript> : meta
}

function stylesheetInPage() {
  if (typeof document === 'undefined') return { href: '', css: null }
  const inlined = document.querySelector<HTMLStyleElement>('head style[data-href]')
  if (inlined) return { href: inlined.dataset.href ?? '', css: inlined.textContent ?? '' }
  const linked = document.querySelector<HTMLLinkElement>('head link[rel=stylesheet]')
  return { href: linked?.getAttribute('href') ?? '', css: null }
}

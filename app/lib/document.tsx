import { createContext, useContext } from 'react'

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

function stylesheetInPage() {
  if (typeof document === 'undefined') return { href: '', css: null }
  const inlined = document.querySelector<HTMLStyleElement>('head style[data-href]')
  if (inlined) return { href: inlined.dataset.href ?? '', css: inlined.textContent ?? '' }
  const linked = document.querySelector<HTMLLinkElement>('head link[rel=stylesheet]')
  return { href: linked?.getAttribute('href') ?? '', css: null }
}

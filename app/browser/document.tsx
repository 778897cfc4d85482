import { useLocation } from '@remix-run/react'
import { createContext, useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router'
import { AREAS, areaAt } from '~/paths/area'
import { paths } from '~/paths/paths'
import { barColours } from '~/domain/palette'
import { FOOT_ID } from '~/ui/frame/foot'

/** Placeholder for the compressed size of a page without scripts. The size is known only after rendering. */
export const PAGE_WEIGHT = '{page-weight}'

/** Element of the script with the texts, which entry.client.tsx waits for. */
export const MESSAGES_ID = 'messages'

interface StylesheetPart {
  href: string
  /** Text of an inlined stylesheet; null for a linked one. */
  css: string | null
  nonce?: string
}

interface DocumentParts {
  nonce?: string
  stylesheets: StylesheetPart[] | null
  omitsRefresh?: boolean
  /** The script with the texts of the page's language. */
  messages?: string
}

export const DocumentContext = createContext<DocumentParts>({ stylesheets: null })

export const useNonce = () => useContext(DocumentContext).nonce

/** Inlined or linked styles (decision 0002). At hydration, renders the elements that the document already has, so nothing changes. */
export function Stylesheets() {
  const { stylesheets } = useContext(DocumentContext)
  const [parts] = useState(() => stylesheets ?? stylesheetsInPage())
  useEffect(() => {
    for (const { href, css } of parts) if (css !== null) markAsLoaded(href)
  }, [parts])
  return parts.map(({ href, css, nonce }) =>
    css === null ? (
      <link key={href} rel="stylesheet" href={href} />
    ) : (
      <style
        key={href}
        nonce={nonce}
        data-href={href}
        dangerouslySetInnerHTML={{ __html: css }}
        suppressHydrationWarning
      />
    ),
  )
}

/** The router fetches and awaits a stylesheet that has no link in the document. A disabled link prevents this and is not fetched. */
export const markAsLoaded = (href: string) => addLink({ rel: 'stylesheet', href, disabled: true })

export const addLink = (properties: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), properties))

export function BarColour({ theme }: { theme: 'system' | 'light' | 'dark' }) {
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
    </>
  )
}

interface DocumentHeadProps {
  hasScripts: boolean
  /** True for a page that a private link opens: search engines must not list it, and sites that it links to must not see its URL. */
  isUnlisted: boolean
  leavesInSeconds: number | null
}

/** Head elements for document loads; client navigations need none of them. */
export function DocumentHead({ hasScripts, isUnlisted, leavesInSeconds }: DocumentHeadProps) {
  const { messages, nonce } = useContext(DocumentContext)
  return (
    <>
      {hasScripts && messages && <script id={MESSAGES_ID} async nonce={nonce} src={messages} />}
      <PageRefresh hasScripts={hasScripts} leavesInSeconds={leavesInSeconds} />
      {/* Delays the first paint until the foot arrives. Otherwise a slow processor would paint half a row, which would then move. */}
      {hasScripts && <link rel="expect" href={`#${FOOT_ID}`} blocking="render" />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {isUnlisted && <meta name="referrer" content="no-referrer" />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={paths.manifest()} />
    </>
  )
}

/**
 * A loader or action returns this as `refresh` to reload or redirect a page without scripts. A full page also has it, in `noscript`, for
 * the idle logout (M015).
 */
interface PageRefreshData {
  seconds: number
  to?: string
}

function PageRefresh({
  hasScripts,
  leavesInSeconds,
}: {
  hasScripts: boolean
  leavesInSeconds: number | null
}) {
  const page = useContext(UNSAFE_DataRouterStateContext)
  const { omitsRefresh } = useContext(DocumentContext)
  const { pathname } = useLocation()
  const results: Record<string, { refresh?: PageRefreshData | null } | null> =
    page?.actionData ?? page?.loaderData ?? {}
  const requested = Object.values(results).find((result) => result?.refresh)?.refresh
  const idle =
    hasScripts && leavesInSeconds
      ? { seconds: leavesInSeconds, to: AREAS[areaAt(pathname)].logout({ reason: 'idle' }) }
      : null
  const refresh = requested ?? idle
  if (!refresh || omitsRefresh) return null
  const meta = (
    <meta httpEquiv="refresh" content={`${refresh.seconds}${refresh.to ? `; url=${refresh.to}` : ''}`} />
  )
  return hasScripts ? <noscript>{meta}</noscript> : meta
}

// Includes the nonce: if the whole page fails, React replaces the head, and the new style elements need it.
function stylesheetsInPage(): StylesheetPart[] {
  if (typeof document === 'undefined') return []
  const elements = document.querySelectorAll<HTMLElement>(
    'head style[data-href], head link[rel=stylesheet]:not([disabled])',
  )
  return [...elements].map((element) => ({
    href: element.dataset.href ?? element.getAttribute('href') ?? '',
    css: element.dataset.href === undefined ? null : element.textContent,
    nonce: element.nonce,
  }))
}

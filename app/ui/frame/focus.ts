import { type Location, useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useLayoutEffect } from 'react'

/** Focuses the title of the page. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  heading?.focus({ preventScroll: true })
}

/** On another page, only a field with `autoFocus` can have the focus already. */
const isOnField = () => document.activeElement?.matches('main input') ?? false

/** If the focused element has gone, focuses `next` or the title of the page, so that the next key starts there and not at the top. */
export function restoreFocus(next?: HTMLElement | null) {
  if (document.activeElement !== document.body) return
  if (next?.isConnected) next.focus({ preventScroll: true })
  else focusHeading()
}

/** Router state of a link or form that moves the focus to the heading even on the same path, because the next page may lack that link. */
export const TO_HEADING = { focus: 'heading' }

/** Module state, because the frame remounts at login. */
let shownLocation: Location | null = null

/** By key of a history entry: the link that was clicked last, and which folds (`<details>`) were open at that click. */
const lastLinks = new Map<string, { href: string; index: number; open: boolean[] }>()

/**
 * After a client navigation to another path, by a link or form with TO_HEADING, or by one that the next page lacks, focuses the heading.
 * After Back or Forward, opens the folds that were open when a link was clicked last on that history entry, and focuses that link if it is
 * visible and in `<main>`.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const navigationType = useNavigationType()

  // Runs before the router scrolls to where the person left the page. A new history entry is not in `lastLinks` yet.
  useBrowserLayoutEffect(() => {
    const open = lastLinks.get(location.key)?.open
    if (open) folds().forEach((fold, index) => (fold.open ||= !!open[index]))
  }, [location.key])

  useEffect(() => {
    const previous = shownLocation
    shownLocation = location
    if (!previous || previous.key === location.key) return
    const link = navigationType === 'POP' ? lastLinkOf(location.key) : null
    const isOtherPage = previous.pathname !== location.pathname
    if (link) link.focus({ preventScroll: true })
    else if (isOtherPage && isOnField()) return
    else if (isOtherPage || (navigationType !== 'POP' && wantsHeading(location))) focusHeading()
    // A lost focus goes to the place that the address names, or to the heading.
    else if (navigationType !== 'POP') restoreFocus(document.getElementById(location.hash.slice(1)))
    // oxlint-disable-next-line exhaustive-deps -- once per history entry
  }, [location.key])

  useEffect(() => {
    const saveLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('a[href]')
      if (!link) return
      const href = link.getAttribute('href') ?? ''
      const open = folds().map((fold) => fold.open)
      lastLinks.set(location.key, { href, index: linksTo(href).indexOf(link), open })
    }
    document.addEventListener('click', saveLink, { capture: true })
    return () => document.removeEventListener('click', saveLink, { capture: true })
  }, [location.key])
}

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

function lastLinkOf(key: string): HTMLElement | null {
  const saved = lastLinks.get(key)
  const link = saved && linksTo(saved.href)[saved.index]
  // Safari before 17.4 has no `checkVisibility`.
  return link?.getClientRects().length ? link : null
}

const linksTo = (href: string) => inMain('a[href]').filter((link) => link.getAttribute('href') === href)

const folds = () => inMain<HTMLDetailsElement>('details:not([data-menu])')

const inMain = <T extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<T>('main ' + selector),
]

const wantsHeading = ({ state }: Location) => (state as typeof TO_HEADING | null)?.focus === TO_HEADING.focus

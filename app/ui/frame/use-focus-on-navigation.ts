import { type Location, useLocation, useNavigationType } from '@remix-run/react'
import { useEffect } from 'react'

/** Router state of a navigation that moves the focus to the heading even on the same path: the next page may lack the pressed link. */
export const TO_HEADING = { focus: 'heading' }

/** Module state, because the frame remounts at login. */
let shownLocation: Location | null = null

/** The link in `<main>`, outside menus, that was clicked last on each history entry. */
const lastLinks = new Map<string, { href: string; index: number }>()

/**
 * Focuses the heading after a client navigation to another path, or by a link or form with TO_HEADING. After Back or Forward, focuses
 * instead the link that was clicked last on that history entry, if it is visible.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const navigationType = useNavigationType()

  useEffect(() => {
    const previous = shownLocation
    shownLocation = location
    if (!previous || previous.key === location.key) return
    const link = navigationType === 'POP' ? lastLinkOf(location.key) : null
    const isOtherPage = previous.pathname !== location.pathname
    if (link) link.focus({ preventScroll: true })
    else if (isOtherPage || (navigationType !== 'POP' && wantsHeading(location))) focusHeading()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per history entry
  }, [location.key])

  useEffect(() => {
    const saveLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('main a[href]')
      // A menu stays closed after Back, so its links get no focus.
      if (!link || link.closest('[data-menu]')) return
      const href = link.getAttribute('href') ?? ''
      lastLinks.set(location.key, { href, index: linksTo(href).indexOf(link) })
    }
    document.addEventListener('click', saveLink, { capture: true })
    return () => document.removeEventListener('click', saveLink, { capture: true })
  }, [location.key])
}

function lastLinkOf(key: string): HTMLElement | null {
  const saved = lastLinks.get(key)
  const link = saved && linksTo(saved.href)[saved.index]
  if (!link) return null
  const closedDetails = link.closest<HTMLDetailsElement>('details:not([open])')
  if (closedDetails) closedDetails.open = true
  // Safari before 17.4 has no `checkVisibility`.
  return link.getClientRects().length > 0 ? link : null
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )

const wantsHeading = ({ state }: Location) => (state as typeof TO_HEADING | null)?.focus === TO_HEADING.focus

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  heading?.focus({ preventScroll: true })
}

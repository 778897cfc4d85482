import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a client navigation to another page, focus goes to its heading: it is read out, and Tab goes on from there,
 * as after a page load.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement>): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const heading = main.current?.querySelector('h1') ?? main.current
    heading?.focus({ preventScroll: true })
  }, [pathname, main])
}

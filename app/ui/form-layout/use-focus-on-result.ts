import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'

/** Focuses the result of a GET form after a client navigation. After a page load, the fragment of the address moves the focus. */
export function useFocusOnResult<Element extends HTMLElement>(): RefObject<Element> {
  const result = useRef<Element>(null)
  const { key } = useLocation()
  const wasServed = useRef(!useHydrated())

  useEffect(() => {
    if (!wasServed.current) result.current?.focus()
    wasServed.current = false
  }, [key])

  return result
}

import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'

/** For what a GET form leads to: focused after a client navigation, as the address's fragment does it after a page load. */
export function useFocusOnResult<Element extends HTMLElement>(): RefObject<Element> {
  const answer = useRef<Element>(null)
  const { key } = useLocation()
  const wasServed = useRef(!useHydrated())

  useEffect(() => {
    if (!wasServed.current) answer.current?.focus()
    wasServed.current = false
  }, [key])

  return answer
}

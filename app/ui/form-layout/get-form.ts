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

/** Resets a GET form to the values in the address after a client navigation, but not at hydration. Returns the key of the location. */
export function useResetOnNavigation(form: RefObject<HTMLFormElement>): string {
  const { key } = useLocation()
  const shownKey = useRef(key)

  useEffect(() => {
    if (shownKey.current !== key) form.current?.reset()
    shownKey.current = key
  }, [key, form])

  return key
}

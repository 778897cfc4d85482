import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a client navigation the fields of a GET form show what the address says, as they do after a page load. Not at
 * hydration: what was typed until then stays. Returns the key of the navigation.
 */
export function useResetOnNavigation(form: RefObject<HTMLFormElement>): string {
  const { key } = useLocation()
  const shownKey = useRef(key)

  useEffect(() => {
    if (shownKey.current !== key) form.current?.reset()
    shownKey.current = key
  }, [key, form])

  return key
}

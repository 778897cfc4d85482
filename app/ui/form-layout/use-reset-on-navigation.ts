import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

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

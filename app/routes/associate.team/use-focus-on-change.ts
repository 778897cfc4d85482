import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the result after a new selection or search, because the focused element may have disappeared. */
export function useFocusOnChange<Element extends HTMLElement>(chosen: string): RefObject<Element> {
  const ref = useRef<Element>(null)
  const shown = useRef(chosen)

  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    ref.current?.focus()
  }, [chosen])

  return ref
}

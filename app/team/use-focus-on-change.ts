import { type RefObject, useEffect, useRef } from 'react'

/** For what a choice leads to: focused when somebody else was chosen, since what was focused before has gone with its list. */
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

import { useLocation } from '@remix-run/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/** For a menu that is `<details>` in plain HTML: Escape closes it, and so do focus and the page when they move on. */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  function close() {
    if (ref.current) ref.current.open = false
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    close()
    ref.current?.querySelector('summary')?.focus()
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  useEffect(close, [key])

  return { ref, onKeyDown, onBlur }
}

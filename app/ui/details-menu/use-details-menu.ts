import { useLocation } from '@remix-run/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * For a menu that is `<details>` in plain HTML: Escape closes it, and so do focus and the page when they move on. Focus that would
 * be shut in goes to its summary.
 */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  function close() {
    const menu = ref.current
    if (!menu?.open) return
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    menu.open = false
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  useEffect(close, [key])

  return { ref, onKeyDown, onBlur }
}

import { useLocation } from '@remix-run/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * Closes a `<details>` menu on Escape, on navigation, and if an element outside the menu gets the focus. After Escape or navigation, the
 * summary gets the focus if the focus was in the menu or was lost.
 */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  function leave() {
    const menu = ref.current
    if (!menu?.open) return
    const { activeElement, body } = document
    if (activeElement === body || menu.contains(activeElement)) menu.querySelector('summary')?.focus()
    menu.open = false
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') leave()
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }

  useEffect(leave, [key])

  return { ref, onKeyDown, onBlur, 'data-menu': '' }
}

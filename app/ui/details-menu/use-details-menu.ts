import { useLocation } from '@remix-run/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * For a menu that is `<details>` in plain HTML: Escape closes it, and so do focus and the page when they move on. Focus that would
 * be shut in, or has gone with its button, goes to the summary.
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

  return { ref, onKeyDown, onBlur }
}

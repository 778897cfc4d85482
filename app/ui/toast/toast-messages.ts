import { useSyncExternalStore } from 'react'

/** The shape that remix-toast carries from an action to the next page. */
export type ToastMessage = {
  type: 'success' | 'info' | 'warning' | 'error'
  message: string
  description?: string
  link?: { to: string; label: string }
  /** It tells of what the page shows, and goes when the page no longer does. */
  isOfPage?: true
}

let current: ToastMessage | null = null
const listeners = new Set<() => void>()

/** Shows what the browser alone knows, such as a lost connection; for a time, where one is given. Not for use on the server. */
export function showToast(toast: ToastMessage | null, forMs?: number): void {
  current = toast
  listeners.forEach((listener) => listener())
  if (forMs !== undefined) setTimeout(() => toast && hideToast(toast), forMs)
}

export function hideToast(toast: ToastMessage): void {
  if (current === toast) showToast(null)
}

export function useShownToast(): ToastMessage | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

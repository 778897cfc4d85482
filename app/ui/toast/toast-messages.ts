import { useSyncExternalStore } from 'react'

/** A message of remix-toast without `duration`, and with two more fields, `link` and `isOfPage`. */
export type ToastMessage = {
  type: 'success' | 'info' | 'warning' | 'error'
  message: string
  description?: string
  link?: { to: string; label: string }
  /** The toast disappears when the page no longer provides it. */
  isOfPage?: true
}

let current: ToastMessage | null = null
const listeners = new Set<() => void>()

/**
 * Shows a toast, optionally for a limited time. Null hides the toast that this function showed last, but not a toast of the loader. Only
 * for browsers: on the server, all requests would share the toast.
 */
export function showToast(toast: ToastMessage | null, forMs?: number): void {
  current = toast
  listeners.forEach((listener) => listener())
  if (toast && forMs !== undefined) setTimeout(() => hideToast(toast), forMs)
}

export function hideToast(toast: ToastMessage): void {
  if (current === toast) showToast(null)
}

export function useScriptedToast(): ToastMessage | null {
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

import { useMatches } from '@remix-run/react'
import type { ToastMessage } from '~/ui/toast/toast-messages'

/** What a loader answers besides its data when part of the page could not be had and the rest is of use. */
export function screenToast(message: string | null): ToastMessage | null {
  return message === null ? null : { type: 'error', message, isOfPage: true }
}

/** The toast in the data of the screen that is shown; the layout shows it. */
export function useScreenToast(): ToastMessage | null {
  const data: unknown = useMatches().at(-1)?.data
  const toast = typeof data === 'object' && data !== null && 'toast' in data ? data.toast : null
  return toast as ToastMessage | null
}

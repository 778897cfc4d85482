import { useMatches } from '@remix-run/react'
import type { ToastMessage } from '~/ui/toast/toast-messages'

/** What a loader adds to its answer when a part of its screen could not be had, and the rest stands. */
export interface WithScreenToast {
  screenToast: ToastMessage | null
}

/** The part that failed, in the upstream's words; null when all is there. */
export function failureToast(message: string | undefined): ToastMessage | null {
  return message === undefined ? null : { type: 'error', message, isOfPage: true }
}

/** The toast in the data of the screen that is shown; the layout shows it. */
export function useScreenToast(): ToastMessage | null {
  const data = useMatches().at(-1)?.data as Partial<WithScreenToast> | null | undefined
  return data?.screenToast ?? null
}

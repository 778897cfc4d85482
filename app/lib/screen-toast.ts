import { useMatches } from '@remix-run/react'
import type { ToastMessage } from '~/ui/toast/toast-messages'

/** What a loader adds to its answer when a part of its screen could not be had, and the rest stands. */
export interface WithScreenToast {
  screenToast: ToastMessage | null
}

export function useScreenToast(): ToastMessage | null {
  const data = useMatches().at(-1)?.data as Partial<WithScreenToast> | null | undefined
  return data?.screenToast ?? null
}

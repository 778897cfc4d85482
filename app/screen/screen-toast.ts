import { useMatches } from '@remix-run/react'
import type { ToastMessage } from '~/ui/toast/toast-messages'

/** Part of loader data. The toast is set if a part of the screen failed to load, was refused or has no data. */
export interface WithScreenToast {
  screenToast: ToastMessage | null
}

export function failureToast(message: string | undefined): ToastMessage | null {
  return message === undefined ? null : { type: 'error', message, isOfPage: true }
}

export function useScreenToast(): ToastMessage | null {
  const data = useMatches().at(-1)?.data as Partial<WithScreenToast> | null | undefined
  return data?.screenToast ?? null
}

import { hideToast, showToast, type ToastMessage } from '~/ui/toast/toast-messages'
import { NO_CONNECTION } from './network-failure'

/** Stays until it is closed or the connection is back (M026). */
export function showNoConnection() {
  const toast: ToastMessage = { type: 'error', message: `Error: ${NO_CONNECTION}` }
  showToast(toast)
  addEventListener('online', () => hideToast(toast), { once: true })
}

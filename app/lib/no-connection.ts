import { m } from '~/messages/messages'
import { hideToast, showToast, type ToastMessage } from '~/ui/toast/toast-messages'

/** Stays until it is closed or the connection is back (M026). */
export function showNoConnection() {
  const toast: ToastMessage = {
    type: 'error',
    message: m.errorMessage({ message: m.noConnectionCheckYourNetwork() }),
  }
  showToast(toast)
  addEventListener('online', () => hideToast(toast), { once: true })
}

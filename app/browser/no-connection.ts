import { m } from '~/messages/messages'
import { hideToast, showToast, type ToastMessage } from '~/ui/toast/toast-messages'

/** The toast remains until the person closes it, is online again, sends a form or gets another toast (M026). */
export function showNoConnection() {
  const toast: ToastMessage = {
    type: 'error',
    message: m.errorMessage({ message: m.checkYourNetwork() }),
  }
  showToast(toast)
  addEventListener('online', () => hideToast(toast), { once: true })
}

import { useEffect } from 'react'
import { showToast, type ToastMessage } from '~/ui/toast/toast-messages'
import type { SubmissionResult } from './submission-result'

export function useSubmissionResult(
  result: SubmissionResult | undefined,
  onShown: (result: SubmissionResult) => void = () => {},
) {
  useEffect(() => {
    const toast = result && toToast(result)
    if (!toast) return
    showToast(toast)
    onShown(result)
    // oxlint-disable-next-line exhaustive-deps -- once per result
  }, [result])
}

function toToast(result: SubmissionResult): ToastMessage | null {
  switch (result.status) {
    case 'success':
      return { type: 'success', message: result.message }
    case 'invalid':
      return { type: 'error', message: Object.values(result.errors)[0]?.message ?? '' }
    case 'failed': {
      const { title, message, link } = result.failure
      return title
        ? { type: 'error', message: title, description: message, link }
        : { type: 'error', message }
    }
    case 'unsent':
      return null
  }
}

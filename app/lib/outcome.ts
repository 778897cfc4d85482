import { useEffect } from 'react'
import { showToast, type ToastMessage } from '~/ui/toast/toast-messages'
import { adviceOf, type Check } from './unconfirmed'

/** Result of a one-button form. */
export interface Outcome {
  isDone: boolean
  message: string
  check?: Check | null
  /** The connection failed and `actionKeepingInput` has shown a toast. */
  isUnsent?: true
}

export function useOutcome(outcome: Outcome | undefined, then: (outcome: Outcome) => void) {
  useEffect(() => {
    if (!outcome || outcome.isUnsent) return
    showToast(toToast(outcome))
    then(outcome)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per outcome
  }, [outcome])
}

function toToast({ isDone, message, check }: Outcome): ToastMessage {
  if (!check) return { type: isDone ? 'success' : 'error', message }
  return { type: 'error', message, description: adviceOf(check), link: check }
}

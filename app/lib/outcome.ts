import { useEffect } from 'react'
import { showToast, type ToastMessage } from '~/ui/toast/toast-messages'
import { adviceOf, type Check } from './unconfirmed'

/** What came of a small form, for the script that sent it. */
export interface Outcome {
  isDone: boolean
  message: string
  /** Of a change that may have been made. */
  check?: Check | null
  /** Told already by `actionKeepingInput`: the connection broke off, and all stays as it is. */
  isUnsent?: true
}

/** Tells the outcome of a fetcher once, and then does what the screen wants. */
export function useOutcome(outcome: Outcome | undefined, then: (outcome: Outcome) => void) {
  useEffect(() => {
    if (!outcome || outcome.isUnsent) return
    showToast(toastOf(outcome))
    then(outcome)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome
  }, [outcome])
}

function toastOf({ isDone, message, check }: Outcome): ToastMessage {
  if (!check) return { type: isDone ? 'success' : 'error', message }
  return { type: 'error', message, description: adviceOf(check), link: check }
}

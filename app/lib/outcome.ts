import { useEffect } from 'react'
import { showToast } from '~/ui/toast/toast-messages'

/** What came of a small form, for the script that sent it. */
export interface Outcome {
  isDone: boolean
  message: string
  /** Told already by `sendOrStay`: the connection broke off, and all stays as it is. */
  isUnsent?: true
}

/** Tells the outcome of a fetcher once, and then does what the screen wants. */
export function useOutcome(outcome: Outcome | undefined, then: (outcome: Outcome) => void) {
  useEffect(() => {
    if (!outcome || outcome.isUnsent) return
    showToast({ type: outcome.isDone ? 'success' : 'error', message: outcome.message })
    then(outcome)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome
  }, [outcome])
}

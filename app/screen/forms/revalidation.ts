import { type ShouldRevalidateFunctionArgs, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { restoreFocus } from '~/ui/frame/focus'
import type { SubmissionResult } from './submission-result'

export function skipRevalidationOnSubmit({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod ? false : defaultShouldRevalidate
}

/** The returned function reloads the page's data after a delay. Call the hook in the page: a dialog may close before the delay ends. */
export function useDelayedRevalidation(afterMs: number): () => void {
  const { revalidate, state } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const isLoading = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (isLoading.current && state === 'idle') restoreFocus()
    isLoading.current = state === 'loading'
  }, [state])

  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(revalidate, afterMs)
  }
}

/** True after a success, and after a refusal, whose reason may be a change that another tab or the office made. */
export const isPageOutdated = (result: SubmissionResult): boolean =>
  result.status === 'success' || (result.status === 'failed' && result.failure.isRefusal === true)

/**
 * For `shouldRevalidate`. Remix passes `defaultShouldRevalidate: true` even after an error. After a 401 the session has ended, and the frame
 * of the page must lose its bell and initials. The root route needs this function too: without it, a link from a nested route to its parent,
 * such as Close in the OTP dialog, would load no data.
 */
export function skipRevalidationOnError({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return (actionStatus < 400 || actionStatus === 401) && defaultShouldRevalidate
}

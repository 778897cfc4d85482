import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

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

import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/** Remix would reload data after a failed action too. */
export function skipRevalidationOnError({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && defaultShouldRevalidate
}

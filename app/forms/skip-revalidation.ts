import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/**
 * Remix passes `defaultShouldRevalidate: true` to every function, even after an error. Without a function in root, a link from an inner page
 * to its outer page would load nothing.
 */
export function skipRevalidationOnError({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && defaultShouldRevalidate
}

import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/** `shouldRevalidate` around such forms: keeps loader data after a failed action; Remix would revalidate. */
export function skipRevalidationOnError({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && defaultShouldRevalidate
}

import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

export function skipRevalidationOnError({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && defaultShouldRevalidate
}

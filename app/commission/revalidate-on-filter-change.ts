import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/** The list of projects stays as it is while projects are opened and closed in it; Due Only and All load it anew (M176). */
export function revalidateOnFilterChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameList = currentUrl.search === nextUrl.search && currentUrl.pathname !== nextUrl.pathname
  return isSameList && !formMethod ? false : defaultShouldRevalidate
}

import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/** Opening a project keeps the list; Due Only and All reload it (M176). */
export function revalidateOnFilterChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameList = currentUrl.search === nextUrl.search && currentUrl.pathname !== nextUrl.pathname
  return isSameList && !formMethod ? false : defaultShouldRevalidate
}

import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/** Opening or sorting a project keeps the list; "Due Only" and "All" reload it (M176). */
export function revalidateOnFilterChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameList = modeIn(currentUrl) === modeIn(nextUrl) && currentUrl.href !== nextUrl.href
  return isSameList && !formMethod ? false : defaultShouldRevalidate
}

const modeIn = ({ searchParams }: URL) => searchParams.get('all')

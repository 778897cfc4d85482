import { useHydrated } from 'remix-utils/use-hydrated'

/** The fragment of the address. CSS `:target` matches it only if the browser loaded the page, not if the router did. */
export function useTargetId(): string {
  if (!useHydrated()) return ''
  const fragment = window.location.hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

import { useHydrated } from 'remix-utils/use-hydrated'

/** The fragment of the address. CSS `:target` matches it only if the browser loaded the page, not if the router did. */
export const useTargetId = (): string => (useHydrated() ? window.location.hash.slice(1) : '')

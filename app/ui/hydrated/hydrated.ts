import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in plain HTML and during hydration, true from then on: what needs a script is rendered only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

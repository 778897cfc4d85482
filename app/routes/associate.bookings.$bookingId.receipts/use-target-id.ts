import { useSyncExternalStore } from 'react'

/** The fragment of the address. CSS `:target` does not match if the router opened the page. */
export const useTargetId = () => useSyncExternalStore(subscribe, readFragment, () => '')

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

function readFragment(): string {
  const fragment = window.location.hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

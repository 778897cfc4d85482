import { useFetchers, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** True while the router or any fetcher waits for an answer. */
export function useBusy(): boolean {
  const navigation = useNavigation()
  const fetchers = useFetchers()
  return navigation.state !== 'idle' || fetchers.some((fetcher) => fetcher.state !== 'idle')
}

/** True while `isOn`, and for `milliseconds` after it ends. */
export function useLingering(isOn: boolean, milliseconds: number): boolean {
  const [isShown, setIsShown] = useState(isOn)
  if (isOn && !isShown) setIsShown(true)

  useEffect(() => {
    if (isOn || !isShown) return
    const timer = setTimeout(() => setIsShown(false), milliseconds)
    return () => clearTimeout(timer)
  }, [isOn, isShown, milliseconds])

  return isShown
}

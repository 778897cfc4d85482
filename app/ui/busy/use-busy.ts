import { useFetchers, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

export function useBusy(): boolean {
  const navigation = useNavigation()
  const fetchers = useFetchers()
  return navigation.state !== 'idle' || fetchers.some((fetcher) => fetcher.state !== 'idle')
}

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

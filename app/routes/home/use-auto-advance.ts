import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { calm } from '~/styles/responsive'

const INTERVAL_MS = 5_000

/**
 * Advances a scrolling list every 5 seconds, and returns to the start at the end. It pauses on hover and focus, and a swipe
 * stops it permanently. With reduced motion it starts stopped.
 */
export function useAutoAdvance() {
  const list = useRef<HTMLUListElement>(null)
  const isCalm = useCalm()
  const [chosen, setIsPlaying] = useState<boolean | null>(null)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPlaying = chosen ?? !isCalm

  useEffect(() => {
    if (!isPlaying || isPointedAt || hasFocus) return
    const timer = setInterval(() => !document.hidden && list.current && advance(list.current), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isPlaying, isPointedAt, hasFocus])

  return {
    list,
    isPlaying,
    togglePlaying: () => setIsPlaying(!isPlaying),
    onMouseEnter: () => setIsPointedAt(true),
    onMouseLeave: () => setIsPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
    onTouchMove: () => setIsPlaying(false),
  }
}

function advance(list: HTMLUListElement) {
  const [first, second] = list.children as HTMLCollectionOf<HTMLElement>
  if (!first || !second) return
  const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 4
  const left = isAtEnd ? 0 : list.scrollLeft + second.offsetLeft - first.offsetLeft
  list.scrollTo({ left, behavior: matchMedia(calm).matches ? 'auto' : 'smooth' })
}

function useCalm(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(calm)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(calm).matches,
    () => false,
  )
}

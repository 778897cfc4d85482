import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { calm } from '~/styles/responsive'

const INTERVAL_MS = 5_000

/**
 * Advances a scrolling list every 5 seconds, and returns to the start at the end. It pauses on hover and focus, and a swipe
 * stops it permanently. With reduced motion it starts stopped.
 */
export function useAutoAdvance() {
  const list = useRef<HTMLUListElement>(null)
  const prefersReducedMotion = usePrefersReducedMotion()
  const [chosen, setIsPlaying] = useState<boolean | null>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPlaying = chosen ?? !prefersReducedMotion

  useEffect(() => {
    if (!isPlaying || isHovered || hasFocus) return
    const timer = setInterval(() => !document.hidden && list.current && advance(list.current), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isPlaying, isHovered, hasFocus])

  return {
    list,
    isPlaying,
    togglePlaying: () => setIsPlaying(!isPlaying),
    onMouseEnter: () => setIsHovered(true),
    onMouseLeave: () => setIsHovered(false),
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

function usePrefersReducedMotion(): boolean {
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

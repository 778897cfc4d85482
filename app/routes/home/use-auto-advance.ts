import { type TouchEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { calm } from '~/ui/styles/responsive'

const INTERVAL_MS = 5_000
/** Scrolling may stop a few pixels before the end of the list. */
const END_TOLERANCE_PX = 4

/**
 * Scrolls a list to its next item every 5 seconds, and from the end back to the start. Pauses on hover and focus, and stops after a
 * sideways swipe. With reduced motion, scrolls only after the person presses play.
 */
export function useAutoAdvance({ isPaused }: { isPaused: boolean }) {
  const list = useRef<HTMLUListElement>(null)
  const prefersReducedMotion = usePrefersReducedMotion()
  const touchStart = useRef({ x: 0, y: 0 })
  const [playChoice, setPlayChoice] = useState<boolean | null>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPlaying = playChoice ?? !prefersReducedMotion

  useEffect(() => {
    if (!isPlaying || isPaused || isHovered || hasFocus) return
    const timer = setInterval(() => {
      if (list.current && !document.hidden) advance(list.current)
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isPlaying, isPaused, isHovered, hasFocus])

  return {
    isPlaying,
    togglePlaying: () => setPlayChoice(!isPlaying),
    listProps: {
      ref: list,
      // Pointer events, because a tap sends mouseenter without mouseleave and would pause the list forever.
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
      onTouchStart: (event: TouchEvent) => {
        touchStart.current = pointOf(event)
      },
      onTouchMove: (event: TouchEvent) => {
        const { x, y } = pointOf(event)
        const isSideways = Math.abs(x - touchStart.current.x) > Math.abs(y - touchStart.current.y)
        if (isSideways) setPlayChoice(false)
      },
    },
  }
}

const pointOf = ({ changedTouches }: TouchEvent) => ({
  x: changedTouches[0]?.clientX ?? 0,
  y: changedTouches[0]?.clientY ?? 0,
})

function advance(list: HTMLUListElement) {
  const [first, second] = list.children as HTMLCollectionOf<HTMLElement>
  if (!first || !second) return
  const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - END_TOLERANCE_PX
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

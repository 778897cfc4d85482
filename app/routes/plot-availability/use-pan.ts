import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A smaller movement is a click. */
const DRAG_PIXELS = 6

/** A mouse scrolls by dragging; touch and wheel scroll natively. */
export function usePan() {
  const start = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const wasDragged = useRef(false)

  return {
    onPointerDown({ pointerType, button, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      wasDragged.current = false
      if (pointerType !== 'mouse' || button !== 0) return
      start.current = {
        x: clientX,
        y: clientY,
        left: currentTarget.scrollLeft,
        top: currentTarget.scrollTop,
      }
    },
    onPointerMove({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (!start.current || buttons === 0) return
      const [right, down] = [clientX - start.current.x, clientY - start.current.y]
      if (Math.hypot(right, down) > DRAG_PIXELS) wasDragged.current = true
      if (wasDragged.current) currentTarget.scrollTo(start.current.left - right, start.current.top - down)
    },
    onPointerUp() {
      start.current = null
    },
    // Otherwise the browser would drag the link instead of scrolling the map.
    onDragStart(event: MouseEvent) {
      event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      // Pressing Enter on a link is a click whose `detail` is 0.
      if (!wasDragged.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

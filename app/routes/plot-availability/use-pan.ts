import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Smaller movements are clicks. */
const DRAG_PIXELS = 6

/** Drag to scroll with a mouse; touch and wheel scroll natively. */
export function usePan() {
  const held = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const wasDragged = useRef(false)

  return {
    onPointerDown({ pointerType, button, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      wasDragged.current = false
      if (pointerType !== 'mouse' || button !== 0) return
      held.current = {
        x: clientX,
        y: clientY,
        left: currentTarget.scrollLeft,
        top: currentTarget.scrollTop,
      }
    },
    onPointerMove({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (!held.current || buttons === 0) return
      const [right, down] = [clientX - held.current.x, clientY - held.current.y]
      if (Math.hypot(right, down) > DRAG_PIXELS) wasDragged.current = true
      if (wasDragged.current) currentTarget.scrollTo(held.current.left - right, held.current.top - down)
    },
    onPointerUp() {
      held.current = null
    },
    // Otherwise the browser drags the link itself, and then follows it.
    onDragStart(event: MouseEvent) {
      event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

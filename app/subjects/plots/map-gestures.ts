import { isForOtherTab } from '~/ui/link/link'

interface Gestures {
  onLink: (to: string) => void
  onZoom: (steps: 1 | -1) => void
}

/** A pinch that changes the distance of the fingers by this factor is one zoom step. */
const PINCH = 1.25

/** Opens links of an embedded map with the router. A pinch, or the wheel with Ctrl, zooms the map instead of the page. */
export function onMapGestures(frame: HTMLIFrameElement | null, gestures: Gestures): (() => void) | undefined {
  if (!frame) return
  const listen = () => {
    if (frame.contentDocument) listenIn(frame.contentDocument, frame, gestures)
  }
  frame.addEventListener('load', listen)
  // The map may have loaded before the scripts.
  listen()
  return () => frame.removeEventListener('load', listen)
}

const mapsWithListeners = new WeakSet<Document>()

/** The frame repeats these events, because the idle timer gets no events of an embedded document. */
const INPUT = ['mousedown', 'wheel', 'keydown', 'touchstart']

function listenIn(map: Document, frame: HTMLIFrameElement, { onLink, onZoom }: Gestures) {
  if (mapsWithListeners.has(map)) return
  mapsWithListeners.add(map)
  for (const name of INPUT)
    map.addEventListener(name, () => frame.dispatchEvent(new Event(name, { bubbles: true })), {
      passive: true,
    })
  map.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || isForOtherTab(event)) return
    event.preventDefault()
    onLink(link.getAttribute('href') ?? '')
  })
  // The map's document does not scroll, so this scrolls the page when the keyboard moves the focus to a link.
  map.addEventListener('focusin', ({ target }) => {
    const link = (target as Element).closest('a:focus-visible')
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const options = { passive: false }
  map.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      onZoom(event.deltaY < 0 ? 1 : -1)
    },
    options,
  )
  let lastDistance = 0
  map.addEventListener(
    'touchstart',
    ({ touches }) => {
      lastDistance = distanceOf(touches)
    },
    options,
  )
  map.addEventListener(
    'touchmove',
    (event) => {
      const distance = distanceOf(event.touches)
      if (distance === 0) return
      event.preventDefault()
      // A third finger ends the pinch. The pinch begins again when that finger is lifted.
      if (lastDistance === 0) lastDistance = distance
      if (distance > lastDistance * PINCH) onZoom(1)
      else if (distance < lastDistance / PINCH) onZoom(-1)
      else return
      lastDistance = distance
    },
    options,
  )
}

/** 0 unless there are two touches. */
function distanceOf({ 0: one, 1: other, length }: TouchList): number {
  if (!one || !other || length !== 2) return 0
  return Math.hypot(one.screenX - other.screenX, one.screenY - other.screenY)
}

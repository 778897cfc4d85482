import { idleState, type IdleTimes, untilNextState } from './idle-clock'
import { getTabSignal, onTabSignal, sendTabSignal } from './tab-signals'

/** What counts as activity (checklist M016). */
const ACTIVITY = ['mousemove', 'mousedown', 'wheel', 'click', 'keydown', 'touchstart', 'scroll', 'resize']

const TELL_OTHERS_MS = 1000

export interface IdleEvents {
  onWarning: () => void
  /** Somebody is active in another tab, so nobody needs to answer here. */
  onActiveElsewhere: () => void
  onOver: () => void
  keepAlive: () => void
}

/** One timer for all: activity moves a number, and the timer looks at it when it goes off. The answer stops the watch. */
export function watchIdle(times: IdleTimes, events: IdleEvents): () => void {
  // In any tab, and in this one.
  let activeAt = Date.now()
  let activeHereAt = activeAt
  let toldAt = 0
  // The page itself was just asked for: the server knows.
  let keptAliveAt = activeAt
  let place = ''
  let isOver = false
  let timer: ReturnType<typeof setTimeout>

  function look() {
    clearTimeout(timer)
    if (isOver) return
    activeAt = Math.max(activeAt, getTabSignal('active-at'))
    const state = idleState(activeAt, Date.now(), times)
    if (state === 'warning') events.onWarning()
    if (state === 'over') {
      isOver = true
      return events.onOver()
    }
    timer = setTimeout(look, untilNextState(activeAt, Date.now(), times))
  }

  function heed(event: Event) {
    if (event instanceof MouseEvent && event.type === 'mousemove') {
      // Browsers tell of a move when the page changes below a pointer that rests.
      const moved = `${event.screenX} ${event.screenY}`
      if (moved === place) return
      place = moved
    }
    beActive()
  }

  function beActive() {
    const now = Date.now()
    // A device that slept wakes up with a move of the mouse, before its timers.
    if (idleState(activeAt, now, times) === 'over') return look()
    activeAt = activeHereAt = now
    if (now - toldAt > TELL_OTHERS_MS) {
      toldAt = now
      sendTabSignal('active-at', now)
    }
    if (now - keptAliveAt >= times.keepAliveMs) keepAlive(now)
  }

  function keepAlive(now: number) {
    keptAliveAt = now
    events.keepAlive()
  }

  // Activity between two signs of life is told by the next one, so the session never ends before the clock here does.
  const beat = setInterval(() => {
    if (!isOver && activeHereAt > keptAliveAt) keepAlive(Date.now())
  }, times.keepAliveMs)

  for (const name of ACTIVITY) addEventListener(name, heed, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  const stopHearing = onTabSignal('active-at', () => {
    events.onActiveElsewhere()
    look()
  })
  beActive()
  look()

  return () => {
    clearTimeout(timer)
    clearInterval(beat)
    for (const name of ACTIVITY) removeEventListener(name, heed, { capture: true })
    document.removeEventListener('visibilitychange', look)
    stopHearing()
  }
}

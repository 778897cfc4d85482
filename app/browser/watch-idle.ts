import { idleState, type IdleTimes, msUntilNextState } from './idle-clock'
import { getTabSignal, onTabSignal, sendTabSignal } from './tab-signals'

/** `close` is here because Android’s Back closes the warning and fires no other event. */
const ACTIVITY = 'mousemove mousedown wheel click keydown touchstart scroll resize close'.split(' ')

const SIGNAL_INTERVAL_MS = 1000

/** Activity on this page closes the warning only after a pause. Otherwise the warning would vanish before the pointer reaches it. */
const PAUSE_MS = 3000

interface IdleEvents {
  onWarning: () => void
  /** Called when activity ends a warning. At the end of the idle time the warning stays open, because closing it counts as activity. */
  onActive: () => void
  onOver: () => void
  keepAlive: () => void
}

export function watchIdle(times: IdleTimes, events: IdleEvents): () => void {
  let activeAt = Date.now()
  let activeHereAt = activeAt
  let signalledAt = 0
  let keepAliveSentAt = activeAt
  let lastPosition = ''
  let isWarned = false
  let timer: ReturnType<typeof setTimeout>
  const stopped = new AbortController()
  const { signal } = stopped

  function check() {
    clearTimeout(timer)
    if (signal.aborted) return
    activeAt = Math.max(activeAt, getTabSignal('active-at'))
    const state = idleState(activeAt, Date.now(), times)
    if (state === 'over') {
      stopped.abort()
      return events.onOver()
    }
    if (state === 'warning') events.onWarning()
    else if (isWarned) events.onActive()
    isWarned = state === 'warning'
    timer = setTimeout(check, msUntilNextState(activeAt, Date.now(), times))
  }

  function onInput(event: Event) {
    if (event instanceof MouseEvent && event.type === 'mousemove') {
      // Browsers fire mousemove when the page changes below a resting pointer.
      const position = `${event.screenX} ${event.screenY}`
      if (position === lastPosition) return
      lastPosition = position
    }
    markActive()
  }

  function markActive() {
    const now = Date.now()
    // When the device wakes, a mousemove can arrive before the timers run.
    if (idleState(activeAt, now, times) === 'over') return check()
    activeAt = activeHereAt = now
    if (isWarned) {
      clearTimeout(timer)
      timer = setTimeout(check, PAUSE_MS)
    }
    if (now - signalledAt > SIGNAL_INTERVAL_MS) {
      signalledAt = now
      sendTabSignal('active-at', now)
    }
    if (now - keepAliveSentAt >= times.keepAliveMs) keepAlive(now)
  }

  function keepAlive(now: number) {
    keepAliveSentAt = now
    events.keepAlive()
  }

  // Without keep-alives, the session could end on the server before it ends in the browser.
  const keepAliveTimer = setInterval(() => {
    // After sleep, the idle time may be over before its own timer runs.
    check()
    if (!signal.aborted && activeHereAt > keepAliveSentAt) keepAlive(Date.now())
  }, times.keepAliveMs)

  for (const name of ACTIVITY) addEventListener(name, onInput, { capture: true, passive: true, signal })
  document.addEventListener('visibilitychange', check, { signal })
  onTabSignal('active-at', check, signal)
  markActive()
  check()

  return () => {
    clearInterval(keepAliveTimer)
    stopped.abort()
  }
}

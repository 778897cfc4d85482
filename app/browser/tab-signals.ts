import { areaAt } from '~/paths/area'

/**
 * Times that all tabs of an area share: `active-at` of the last activity, `signed-out-at` of the last page opened without a session, and `left-at` of
 * the last manual logout. They are in local storage, because an open BroadcastChannel can keep a page out of the back/forward cache.
 */
type TabSignal = 'active-at' | 'signed-out-at' | 'left-at'

export function sendTabSignal(signal: TabSignal, ms: number = Date.now()) {
  try {
    localStorage.setItem(keyOf(signal), String(ms))
  } catch {
    // Storage may be full or forbidden; tabs then act independently.
  }
}

export function getTabSignal(signal: TabSignal): number {
  try {
    return Number(localStorage.getItem(keyOf(signal)))
  } catch {
    return 0
  }
}

/** Calls `listener` when another tab sends the signal, until `until` aborts. */
export function onTabSignal(signal: TabSignal, listener: () => void, until: AbortSignal) {
  addEventListener('storage', ({ key }) => key === keyOf(signal) && listener(), { signal: until })
}

const keyOf = (signal: TabSignal) => (areaAt(location.pathname) === 'office' ? `office-${signal}` : signal)

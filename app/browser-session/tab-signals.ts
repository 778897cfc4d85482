/**
 * What the tabs of one browser know of each other, as times. By local storage rather than a channel: an open channel keeps a page
 * out of the back/forward cache, and a page in that cache would not hear it.
 */
export type TabSignal =
  | 'active-at'
  | 'signed-out-at'
  /** Signed out by hand, and not for want of activity or of a session. */
  | 'left-at'

export function sendTabSignal(mark: TabSignal, ms: number = Date.now()) {
  try {
    localStorage.setItem(mark, String(ms))
  } catch {
    // Storage may be full or forbidden: each tab then goes by what it sees itself.
  }
}

export function getTabSignal(mark: TabSignal): number {
  try {
    return Number(localStorage.getItem(mark) ?? 0)
  } catch {
    return 0
  }
}

/** Calls back when another tab sets the mark. */
export function onTabSignal(mark: TabSignal, listener: (ms: number) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === mark) listener(Number(event.newValue ?? 0))
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

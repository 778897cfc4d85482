import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idleTimes } from './idle-clock'
import { watchIdle } from './watch-idle'

const HOUR_MS = 3_600_000
const times = idleTimes(3600)

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('MouseEvent', class {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function watch() {
  const events = {
    onWarning: vi.fn(),
    onActive: vi.fn(),
    onOver: vi.fn(),
    keepAlive: vi.fn(),
  }
  return { events, stop: watchIdle(times, events) }
}

it('M016 at the end of the idle time the warning stays open, because closing it sends a keep-alive', () => {
  const { events, stop } = watch()
  vi.advanceTimersByTime(HOUR_MS)
  expect(events.onWarning).toHaveBeenCalled()
  expect(events.onOver).toHaveBeenCalledTimes(1)
  expect(events.onActive).not.toHaveBeenCalled()
  stop()
})

it('M016 after a sleep, the next keep-alive becomes the logout', () => {
  const { events, stop } = watch()
  vi.advanceTimersByTime(1)
  page.dispatchEvent(new Event('keydown'))
  vi.setSystemTime(Date.now() + 2 * HOUR_MS)
  vi.advanceTimersByTime(times.keepAliveMs)
  expect(events.onOver).toHaveBeenCalledTimes(1)
  expect(events.keepAlive).not.toHaveBeenCalled()
  stop()
})

it('M016 after the idle time, activity neither sends a keep-alive nor ends the session again', () => {
  const { events, stop } = watch()
  vi.advanceTimersByTime(HOUR_MS)
  events.keepAlive.mockClear()
  page.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(HOUR_MS)
  expect(events.onOver).toHaveBeenCalledTimes(1)
  expect(events.keepAlive).not.toHaveBeenCalled()
  stop()
})

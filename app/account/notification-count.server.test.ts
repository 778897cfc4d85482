import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '~/api/errors'
import {
  bellCount,
  forgetNotificationCount,
  setNotificationCount,
  notificationCount,
} from './notification-count.server'

type NotificationsApi = Parameters<typeof notificationCount>[0]

const apiWith = (all: () => Promise<unknown[]>) =>
  ({ notifications: { all: vi.fn(all), clear: vi.fn(), clearAll: vi.fn() } }) as unknown as NotificationsApi
const apiWithCount = (count: number) => apiWith(() => Promise.resolve(Array(count)))
const failingApi = apiWith(() =>
  Promise.reject(new ApiError('unavailable', 'Something went wrong.', 'notifications')),
)

afterEach(() => {
  vi.useRealTimers()
})

describe('notification count', () => {
  it('the count is cached for a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const startMs = performance.now()
    const clock = vi.spyOn(performance, 'now')
    const countAfter = (ms: number, count: number) => {
      // The cache reads the clock at most once a millisecond.
      vi.advanceTimersByTime(1)
      clock.mockReturnValue(startMs + ms)
      return notificationCount(apiWithCount(count), 'minute')
    }
    expect(await countAfter(0, 14)).toBe(14)
    expect(await countAfter(59_000, 2)).toBe(14)
    expect(await countAfter(61_000, 2)).toBe(2)
    vi.advanceTimersByTime(1)
  })

  it('the count is cached per session', async () => {
    const api = apiWithCount(14)
    expect([
      await notificationCount(api, 'a'),
      await bellCount(api, 'a'),
      await notificationCount(api, 'a'),
    ]).toEqual([14, 14, 14])
    expect(api.notifications.all).toHaveBeenCalledTimes(1)
    expect(await notificationCount(apiWithCount(2), 'b')).toBe(2)
  })

  it('the count is loaded again after forgetNotificationCount, but not after setNotificationCount', async () => {
    await notificationCount(apiWithCount(3), 'c')
    forgetNotificationCount('c')
    expect(await notificationCount(apiWithCount(2), 'c')).toBe(2)
    setNotificationCount('c', 7)
    expect(await notificationCount(failingApi, 'c')).toBe(7)
  })

  it('the count of the bell is 0 after a failure; the failure is not cached', async () => {
    expect(await bellCount(failingApi, 'd')).toBe(0)
    await expect(notificationCount(failingApi, 'd')).rejects.toThrow(ApiError)
    expect(await bellCount(apiWithCount(4), 'd')).toBe(4)
  })

  it('a page waits at most 300 ms for the count', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silentApi = apiWith(() => new Promise(() => {}))
    const count = bellCount(silentApi, 'e')
    const bellTimeoutMs = 300
    await vi.advanceTimersByTimeAsync(bellTimeoutMs)
    expect(await count).toBe(0)
  })
})

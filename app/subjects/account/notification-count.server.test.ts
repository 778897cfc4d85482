import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '~/api/errors'
import { bellCount, forgetNotifications, cacheNotifications, unreadCount } from './notification-count.server'

type NotificationsApi = Parameters<typeof unreadCount>[0]

const apiWith = (all: () => Promise<unknown[]>) =>
  ({ notifications: { all: vi.fn(all), clear: vi.fn(), clearAll: vi.fn() } }) as unknown as NotificationsApi
const apiWithCount = (count: number) => apiWith(() => Promise.resolve(Array(count).fill({ createdAt: null })))
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
      return unreadCount(apiWithCount(count), 'minute', null)
    }
    expect(await countAfter(0, 14)).toBe(14)
    expect(await countAfter(59_000, 2)).toBe(14)
    expect(await countAfter(61_000, 2)).toBe(2)
    vi.advanceTimersByTime(1)
  })

  it('the count is cached per session', async () => {
    const api = apiWithCount(14)
    expect([
      await unreadCount(api, 'a', null),
      await bellCount(api, 'a', null),
      await unreadCount(api, 'a', null),
    ]).toEqual([14, 14, 14])
    expect(api.notifications.all).toHaveBeenCalledTimes(1)
    expect(await unreadCount(apiWithCount(2), 'b', null)).toBe(2)
  })

  it('the count is loaded again after forgetNotifications, but not after cacheNotifications', async () => {
    await unreadCount(apiWithCount(3), 'c', null)
    forgetNotifications('c')
    expect(await unreadCount(apiWithCount(2), 'c', null)).toBe(2)
    cacheNotifications('c', Array(7).fill({ createdAt: null }))
    expect(await unreadCount(failingApi, 'c', null)).toBe(7)
  })

  it('the count of the bell is 0 after a failure; the failure is not cached', async () => {
    expect(await bellCount(failingApi, 'd', null)).toBe(0)
    await expect(unreadCount(failingApi, 'd', null)).rejects.toThrow(ApiError)
    expect(await bellCount(apiWithCount(4), 'd', null)).toBe(4)
  })

  it('a page waits at most 300 ms for the count', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silentApi = apiWith(() => new Promise(() => {}))
    const count = bellCount(silentApi, 'e', null)
    const bellTimeoutMs = 300
    await vi.advanceTimersByTimeAsync(bellTimeoutMs)
    expect(await count).toBe(0)
  })
})

import { expect, it, vi } from 'vitest'
import { ApiError } from '~/api/errors'
import { argsOf, aRequest, asSent } from '../../../tests/factories/session'
import {
  bellCount,
  cacheNotifications,
  forgetNotifications,
  markSeen,
  seenUntil,
  unreadAfter,
  unreadCount,
} from './notification-count.server'

type NotificationsApi = Parameters<typeof unreadCount>[0]

const apiWith = (all: () => Promise<unknown[]>) =>
  ({ notifications: { all: vi.fn(all), clear: vi.fn(), clearAll: vi.fn() } }) as unknown as NotificationsApi
const apiWithCount = (count: number) => apiWith(() => Promise.resolve(Array(count).fill({ createdAt: null })))
const failingApi = apiWith(() =>
  Promise.reject(new ApiError('unavailable', 'Something went wrong.', 'notifications')),
)

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

const at = (createdAt: string | null) => ({ createdAt })
const [older, newer] = ['2026-11-21 09:00:00', '2026-11-22 09:00:00']
const visit = (cookie: string, user: string, times: (string | null)[]) =>
  markSeen(argsOf(aRequest('/notifications', { cookie })), user, times.map(at))

it('M010 X011 reading marks notifications as read for this person, and newer ones are unread', () => {
  expect(seenUntil(argsOf(aRequest('/')), '101')).toBeNull()
  expect(unreadAfter(null, [older, null])).toBe(2)
  const cookie = asSent(visit('', '101', [older, null])!)
  const seen = seenUntil(argsOf(aRequest('/', { cookie })), '101')
  expect(unreadAfter(seen, [newer, older, null])).toBe(1)
  expect(visit(cookie, '101', [older])).toBeNull()
  expect(seenUntil(argsOf(aRequest('/', { cookie: asSent(visit(cookie, '101', [newer])!) })), '101')).toBe(
    newer,
  )
})

it('M010 another person on the device has read nothing, and the cookie stays small', () => {
  const cookie = asSent(visit('', '101', [newer])!)
  expect(seenUntil(argsOf(aRequest('/', { cookie })), '102')).toBeNull()
  const longest = visit(cookie, '1'.repeat(500), ['9'.repeat(500)])!
  expect(longest.length).toBeLessThan(visit('', '101', [newer])!.length + 30)
  expect(seenUntil(argsOf(aRequest('/', { cookie: asSent(longest) })), '1'.repeat(500))).toBe('9'.repeat(40))
  expect(visit('', '101', [])).toBeNull()
})

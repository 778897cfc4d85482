import { LRUCache } from 'lru-cache'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { onSessionEnded } from '~/api/session-ended.server'
import { withTimeout } from '~/api/with-timeout.server'
import { unreadAfter } from './notifications-seen.server'

const CACHE_MS = 60_000
const BELL_TIMEOUT_MS = 300

type Notifications = Pick<Api, 'notifications'>
type Times = (string | null)[]

// The upstream has no call for the count, and reading the list for every page is too slow.
const times = new LRUCache<string, Times, Notifications>({
  max: 10_000,
  ttl: CACHE_MS,
  ignoreFetchAbort: true,
  fetchMethod: async (_token, _stale, { context }) => timesOf(await context.notifications.all()),
})
onSessionEnded(forgetNotifications)

/** Counts notifications newer than `seen`, a result of `seenUntil`. Throws `ApiError`. */
export async function unreadCount(api: Notifications, token: string, seen: string | null): Promise<number> {
  return unreadAfter(seen, await times.forceFetch(token, { context: api }))
}

/** 0 if the upstream fails or is slow, so that pages neither fail nor wait long. */
export async function bellCount(api: Notifications, token: string, seen: string | null): Promise<number> {
  try {
    return await withTimeout(unreadCount(api, token, seen), BELL_TIMEOUT_MS, () => 0)
  } catch (error) {
    if (error instanceof ApiError) return 0
    throw error
  }
}

export function cacheNotifications(token: string, notifications: { createdAt: string | null }[]) {
  times.set(token, timesOf(notifications))
}

export function forgetNotifications(token: string) {
  times.delete(token)
}

const timesOf = (notifications: { createdAt: string | null }[]): Times =>
  notifications.map(({ createdAt }) => createdAt)

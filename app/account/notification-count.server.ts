import { LRUCache } from 'lru-cache'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { onSessionEnded } from '~/lib/session-ended.server'
import { withTimeout } from '~/lib/with-timeout.server'

const CACHE_MS = 60_000
const BELL_TIMEOUT_MS = 300

type Notifications = Pick<Api, 'notifications'>

// The upstream has no call for the count, and reading the list for every page is too slow.
const counts = new LRUCache<string, number, Notifications>({
  max: 10_000,
  ttl: CACHE_MS,
  ignoreFetchAbort: true,
  fetchMethod: async (_token, _stale, { context }) => (await context.notifications.all()).length,
})
onSessionEnded(forgetNotificationCount)

/** Counts all notifications, because the upstream has no unread flag. Throws `ApiError`. */
export function notificationCount(api: Notifications, token: string): Promise<number> {
  return counts.forceFetch(token, { context: api })
}

/** 0 if the upstream fails or is slow, so that pages neither fail nor wait long. */
export async function bellCount(api: Notifications, token: string): Promise<number> {
  try {
    return await withTimeout(notificationCount(api, token), BELL_TIMEOUT_MS, () => 0)
  } catch (error) {
    if (error instanceof ApiError) return 0
    throw error
  }
}

export function setNotificationCount(token: string, count: number) {
  counts.set(token, count)
}

export function forgetNotificationCount(token: string) {
  counts.delete(token)
}

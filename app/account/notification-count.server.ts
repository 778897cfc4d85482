import { LRUCache } from 'lru-cache'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'

const FRESH_MS = 60_000
/** A page never waits longer than this for the number on its bell. */
const PATIENCE_MS = 300

// The upstream has no call for the number alone: the list is read once a minute for each session, and not for every page.
const counts = new LRUCache<string, Promise<number>>({ max: 10_000, ttl: FRESH_MS })

type Notifications = Pick<Api, 'notifications'>

/**
 * How many notifications a person has not cleared; the upstream knows no other mark of having been read. At most a minute old.
 * Throws `ApiError` like every call.
 */
export function unreadCount({ notifications }: Notifications, token: string): Promise<number> {
  const cached = counts.get(token)
  if (cached) return cached
  const fresh = notifications.all().then((all) => all.length)
  counts.set(token, fresh)
  fresh.catch(() => counts.get(token) === fresh && counts.delete(token))
  return fresh
}

/** The same for the bell, which is no reason for a page to fail or to be late: 0 then, and the number with the next page. */
export async function bellCount(api: Notifications, token: string): Promise<number> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<number>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, 0)))
  try {
    return await Promise.race([unreadCount(api, token), late])
  } catch (error) {
    if (error instanceof ApiError) return 0
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Known anew from a list that was read anyway. */
export function setUnreadCount(token: string, count: number) {
  counts.set(token, Promise.resolve(count))
}

/** Some were cleared, or the session has ended. */
export function forgetUnreadCount(token: string) {
  counts.delete(token)
}

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { withTimeout } from '~/api/with-timeout.server'
import type { CookieArgs } from '~/session/cookies.server'
import { commitPreferences, getPreferences } from '~/session/preferences.server'

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

/* The upstream has no call that marks notifications as read, so the preferences of the device hold the newest time that a person saw. */

const HASH_LENGTH = 12
/** `2026-11-22 14:05:59.000+05:30` has 29 characters. */
const MAX_TIME_LENGTH = 40

/** The newest time that this person has seen on this device; null before the first visit, or if another person has visited since. */
export function seenUntil(args: CookieArgs, userId: string): string | null {
  const { seen } = getPreferences(args)
  return seen.startsWith(prefixOf(userId)) ? seen.slice(HASH_LENGTH + 1) : null
}

export function unreadAfter(seen: string | null, times: (string | null)[]): number {
  return times.filter((time) => isNewSince(seen, time)).length
}

/** A notification without a time is new until the first visit. */
export const isNewSince = (seen: string | null, time: string | null) =>
  seen === null || (time !== null && time > seen)

/** The cookie that marks notifications as read; null if they are marked already. */
export function markSeen(
  args: CookieArgs,
  userId: string,
  notifications: { createdAt: string | null }[],
): string | null {
  const seen = seenUntil(args, userId)
  const times = notifications.flatMap(({ createdAt }) => createdAt?.slice(0, MAX_TIME_LENGTH) ?? [])
  const newest = [seen ?? '', ...times].toSorted().at(-1)!
  if (newest === seen || notifications.length === 0) return null
  return commitPreferences({ ...getPreferences(args), seen: `${prefixOf(userId)}${newest}` })
}

/** A hash, because the cookie is not sealed. */
const prefixOf = (userId: string) =>
  `${createHash('sha256').update(userId).digest('hex').slice(0, HASH_LENGTH)} `

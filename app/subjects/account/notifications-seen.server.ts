import { createHash } from 'node:crypto'
import type { CookieArgs } from '~/session/cookies.server'
import { commitPreferences, getPreferences } from '~/session/preferences.server'

/* The upstream has no call that marks notifications as read, so the preferences of the device hold the newest time that a person saw. */

const HASH_LENGTH = 12
/** `2026-11-22 14:05:59.000+05:30` has 29 characters. */
const MAX_TIME_LENGTH = 40

/** The newest time that this person has seen on this device; null before the first visit, or if another person has visited since. */
export function seenUntil(args: CookieArgs, userId: string): string | null {
  const { seen } = getPreferences(args)
  return seen.startsWith(prefixOf(userId)) ? seen.slice(HASH_LENGTH + 1) : null
}

/** Notifications without a time count until the first visit. */
export function unreadAfter(seen: string | null, times: (string | null)[]): number {
  return seen === null ? times.length : times.filter((time) => time !== null && time > seen).length
}

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

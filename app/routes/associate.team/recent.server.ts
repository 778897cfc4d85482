import { serialize } from 'cookie'
import { z } from 'zod/v4'
import type { TeamMatch } from '~/api/team.server'
import { shorten } from '~/domain/names'
import { type CookieArgs, readCookie } from '~/session/cookies.server'
import { cookieFlags, seal, unseal } from '~/session/session.server'

const MAX_RECENT = 15
const MAX_NAME_LENGTH = 24
// RFC 6265 asks browsers to allow at least 4,096 bytes per cookie, including name and flags.
const MAX_COOKIE_BYTES = 3_800
const YEAR_SECONDS = 365 * 24 * 3600

const RecentSchema = z
  .array(z.tuple([z.string().min(1), z.string()]))
  .max(MAX_RECENT)
  .catch([])

/** Recently selected associates, newest first (M219). The cookie is sealed, because it contains names. */
export async function getRecent(args: CookieArgs, userId: string): Promise<TeamMatch[]> {
  const sealed = readCookie(args, nameFor(userId))
  const recent = RecentSchema.parse(sealed ? await unseal(sealed) : [])
  return recent.map(([id, name]) => ({ id, name }))
}

/** Moves a selection to the top, without duplicates. */
export function withRecent(recent: TeamMatch[], { id, name }: TeamMatch): TeamMatch[] {
  const others = recent.filter((match) => match.id !== id)
  return [{ id, name: shorten(name, MAX_NAME_LENGTH) }, ...others].slice(0, MAX_RECENT)
}

/** Set-Cookie value; drops the oldest entries that do not fit. */
export async function commitRecent(userId: string, recent: TeamMatch[]): Promise<string> {
  const sealed = await seal(recent.map(({ id, name }) => [id, name]))
  const cookie = serialize(nameFor(userId), sealed, {
    ...cookieFlags,
    path: '/associate',
    maxAge: recent.length > 0 ? YEAR_SECONDS : 0,
  })
  return cookie.length > MAX_COOKIE_BYTES ? commitRecent(userId, recent.slice(0, -1)) : cookie
}

const nameFor = (userId: string) => `team-${encodeURIComponent(userId)}`

import { serialize } from 'cookie'
import { z } from 'zod'
import type { TeamMatch } from '~/api/team.server'
import { shorten } from '~/domain/names'
import { cookieFlags, readCookie, seal, unseal } from '~/session/session.server'

const MOST = 15
const MAX_NAME = 24
// A cookie holds 4,096 bytes with its name and flags; sealing lengthens what is in it.
const MAX_COOKIE_BYTES = 3_800
const YEAR_SECONDS = 365 * 24 * 3600

const RecentSchema = z
  .array(z.tuple([z.string().min(1), z.string()]))
  .max(MOST)
  .catch([])

/** Whom the user chose in the team tree on this browser, the newest first (checklist M219). Sealed: they are names of people. */
export async function getRecent(request: Request, userId: string): Promise<TeamMatch[]> {
  const sealed = readCookie(request, nameFor(userId))
  const recent = RecentSchema.parse(sealed ? await unseal(sealed) : [])
  return recent.map(([id, name]) => ({ id, name }))
}

/** The choices with one more, which stands once. */
export function withRecent(recent: TeamMatch[], { id, name }: TeamMatch): TeamMatch[] {
  const others = recent.filter((one) => one.id !== id)
  return [{ id, name: shorten(name, MAX_NAME) }, ...others].slice(0, MOST)
}

/** The Set-Cookie value; without the oldest where the names of all are too long for a cookie. */
export async function commitRecent(userId: string, recent: TeamMatch[]): Promise<string> {
  const sealed = await seal(recent.map(({ id, name }) => [id, name]))
  const cookie = serialize(nameFor(userId), sealed, {
    ...cookieFlags,
    path: '/associate',
    maxAge: recent.length > 0 ? YEAR_SECONDS : 0,
  })
  return cookie.length > MAX_COOKIE_BYTES ? commitRecent(userId, recent.slice(0, -1)) : cookie
}

// Each user of a browser has their own.
const nameFor = (userId: string) => `team-${encodeURIComponent(userId)}`

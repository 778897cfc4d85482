import { serialize } from 'cookie'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod/v4'
import { env, sessionSecrets } from '~/env.server'
import type { RequestArgs } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { type CookieArgs, readCookie } from './cookies.server'
import { type Area, areaAt } from '~/paths/area'
import { LIFETIMES } from './lifetimes.server'
import { isRevoked } from './revoked-sessions.server'
import { lastActivity } from './idle-timeout.server'

const SessionSchema = z.object({
  /** A cookie of one area is worth nothing in the other. */
  area: z.enum(['portal', 'office']).default('portal'),
  id: z.string().min(1),
  token: z.string().min(1),
  user: z.object({ id: z.string().min(1), type: z.number(), name: z.string() }),
  defaultProject: z.object({ id: z.string(), ratePaise: z.number().nullable() }).nullable(),
  /** The menu links to the last tab of each area. */
  bookingsUrl: z.string().nullable(),
  commissionUrl: z.string().nullable(),
  /** In the office: the name of the firm. */
  firmName: z.string().default(''),
  mustChangePassword: z.boolean().default(false),
  /** New mobile that awaits its one-time password (M070). */
  newMobile: z.string().nullable().default(null),
  /** Time of the last login or change of password. A cookie without it counts as too old. */
  authenticatedAtMs: z.number().default(0),
  issuedAtMs: z.number(),
})

export type Session = z.output<typeof SessionSchema>

/** Browsers limit a cookie to 4,096 bytes. Three parts fit into 16 KB of headers, the limit of Node under remix-serve. */
const MAX_PART_LENGTH = 3_900
const MAX_PARTS = 3
const PART_COUNT = /^(\d)\./
/** A cookie on every response would empty the back/forward cache. */
const reissueSeconds = (area: Area) => Math.ceil(LIFETIMES[area].idleSeconds / 12)

// `__Host-` needs Secure, and some browsers drop Secure cookies on plain http, loopback included.
const isSecure = env.publicOrigin.startsWith('https:')
export const cookiePrefix = isSecure ? '__Host-' : ''
export const cookieFlags = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

const NAMES: Record<Area, string> = { portal: `${cookiePrefix}session`, office: `${cookiePrefix}office` }

/** Null if there is no session, or if it is forged, truncated, idle too long, revoked or too old. */
export async function getSession({ request, context }: RequestArgs): Promise<Session | null> {
  return (context.session ??= openSession({ request, context }))
}

interface SessionArgs extends CookieArgs {
  request: CookieArgs['request'] & { url: string }
}

/** For server.ts, which needs the session before the page does. */
export async function openSession(args: SessionArgs): Promise<Session | null> {
  const area = areaAt(new URL(args.request.url).pathname)
  const sealed = readParts(args, NAMES[area])
  if (!sealed) return null
  const { data: session } = SessionSchema.safeParse(await unseal(sealed))
  if (session?.area !== area) return null
  const [visit, hasEnded] = await Promise.all([lastActivity(session), isRevoked(session)])
  if (hasEnded || isIdle(session, visit.ms) || isTooOld(session)) return null
  const { ms: _, ...tabs } = visit
  return { ...session, ...tabs }
}

export async function commitSession(session: Session): Promise<Headers> {
  const sealed = await seal({ ...session, issuedAtMs: Date.now() })
  const parts = sealed.match(new RegExp(`.{1,${MAX_PART_LENGTH}}`, 'gs')) ?? []
  if (parts.length > MAX_PARTS) throw new SessionTooLargeError()
  const [first = '', ...others] = parts
  const headers = new Headers()
  const { area } = session
  const maxAge = LIFETIMES[area].idleSeconds + reissueSeconds(area)
  const set = (name: string, value: string) =>
    headers.append('Set-Cookie', serialize(name, value, { ...cookieFlags, maxAge }))
  set(NAMES[area], others.length > 0 ? `${parts.length}.${first}` : first)
  others.forEach((part, index) => set(partName(NAMES[area], index + 1), part))
  return headers
}

/** Deletes the first cookie of the session. Without it, the others are useless. */
export function clearSession(area: Area): Headers {
  return new Headers({ 'Set-Cookie': serialize(NAMES[area], '', { ...cookieFlags, maxAge: 0 }) })
}

export class SessionTooLargeError extends Error {
  override name = 'SessionTooLargeError'

  constructor() {
    super(m.sessionTooLarge())
  }
}

const partName = (name: string, index: number) => `${name}-${index}`

function readParts(args: CookieArgs, name: string): string | undefined {
  const first = readCookie(args, name)
  const count = Number(PART_COUNT.exec(first ?? '')?.[1] ?? 1)
  if (!first || count === 1) return first
  const others = Array.from(
    { length: count - 1 },
    (_, index) => readCookie(args, partName(name, index + 1)) ?? '',
  )
  return first.replace(PART_COUNT, '') + others.join('')
}

export function isDueForReissue(session: Session): boolean {
  return Date.now() - session.issuedAtMs > reissueSeconds(session.area) * 1000
}

function isIdle({ area, issuedAtMs }: Session, lastVisitMs: number): boolean {
  const now = Date.now()
  const { idleSeconds } = LIFETIMES[area]
  return (
    now - lastVisitMs > idleSeconds * 1000 || now - issuedAtMs > (idleSeconds + reissueSeconds(area)) * 1000
  )
}

const isTooOld = ({ area, authenticatedAtMs }: Session) =>
  Date.now() - authenticatedAtMs > LIFETIMES[area].maxMs

/** A seal does not expire: a caller whose value must expire checks the time. */
export function seal(value: unknown): Promise<string> {
  return sealData(value, { password: sessionSecrets()[0] ?? '', ttl: 0 })
}

export async function unseal(sealed: string): Promise<unknown> {
  for (const password of sessionSecrets()) {
    const value = await unsealWith(password, sealed)
    if (value !== null) return value
  }
  return null
}

// The library returns an empty object for most seals that it cannot open, and throws for others.
async function unsealWith(password: string, sealed: string): Promise<object | null> {
  try {
    const value = await unsealData<object>(sealed, { password, ttl: 0 })
    return Object.keys(value).length > 0 ? value : null
  } catch {
    return null
  }
}

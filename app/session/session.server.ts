import { serialize } from 'cookie'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod/v4'
import { env, sessionSecrets } from '~/env.server'
import type { RequestArgs } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { type CookieArgs, readCookie } from './cookies.server'
import { isRevoked } from './revoked-sessions.server'
import { lastActivity } from './idle-timeout.server'

const SessionSchema = z.object({
  id: z.string().min(1),
  token: z.string().min(1),
  user: z.object({ id: z.string().min(1), type: z.number(), name: z.string() }),
  defaultProject: z.object({ id: z.string(), ratePaise: z.number().nullable() }).nullable(),
  /** The menu links to the last tab of each area. */
  bookingsUrl: z.string().nullable(),
  commissionUrl: z.string().nullable(),
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
const REISSUE_SECONDS = Math.ceil(env.idleSeconds / 12)

/** Absolute lifetime of a session: 12 hours, like a token of the reference API, or the idle time if that is longer. */
const MAX_SESSION_MS = Math.max(12 * 3600, env.idleSeconds) * 1000

// `__Host-` needs Secure, and some browsers drop Secure cookies on plain http, loopback included.
const isSecure = env.publicOrigin.startsWith('https:')
export const cookiePrefix = isSecure ? '__Host-' : ''
export const cookieFlags = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

const NAME = `${cookiePrefix}session`

/** Null if there is no session, or if it is forged, truncated, idle too long, revoked or too old. */
export async function getSession({ request, context }: RequestArgs): Promise<Session | null> {
  return (context.session ??= openSession({ request, context }))
}

/** For server.ts, which needs the session before the page does. */
export async function openSession(args: CookieArgs): Promise<Session | null> {
  const sealed = readParts(args)
  if (!sealed) return null
  const { data: session } = SessionSchema.safeParse(await unseal(sealed))
  if (!session) return null
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
  const set = (name: string, value: string) =>
    headers.append(
      'Set-Cookie',
      serialize(name, value, { ...cookieFlags, maxAge: env.idleSeconds + REISSUE_SECONDS }),
    )
  set(NAME, others.length > 0 ? `${parts.length}.${first}` : first)
  others.forEach((part, index) => set(partName(index + 1), part))
  return headers
}

/** Deletes the first cookie of the session. Without it, the others are useless. */
export function clearSession(): Headers {
  return new Headers({ 'Set-Cookie': serialize(NAME, '', { ...cookieFlags, maxAge: 0 }) })
}

export class SessionTooLargeError extends Error {
  override name = 'SessionTooLargeError'

  constructor() {
    super(m.sessionTooLarge())
  }
}

const partName = (index: number) => `${NAME}-${index}`

function readParts(args: CookieArgs): string | undefined {
  const first = readCookie(args, NAME)
  const count = Number(PART_COUNT.exec(first ?? '')?.[1] ?? 1)
  if (!first || count === 1) return first
  const others = Array.from({ length: count - 1 }, (_, index) => readCookie(args, partName(index + 1)) ?? '')
  return first.replace(PART_COUNT, '') + others.join('')
}

export function isDueForReissue(session: Session): boolean {
  return Date.now() - session.issuedAtMs > REISSUE_SECONDS * 1000
}

function isIdle(session: Session, lastVisitMs: number): boolean {
  const now = Date.now()
  return (
    now - lastVisitMs > env.idleSeconds * 1000 ||
    now - session.issuedAtMs > (env.idleSeconds + REISSUE_SECONDS) * 1000
  )
}

const isTooOld = ({ authenticatedAtMs }: Session) => Date.now() - authenticatedAtMs > MAX_SESSION_MS

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

import { parse, serialize } from 'cookie'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { env, sessionSecrets } from '~/env.server'
import { isDenied } from './denied.server'
import { lastVisit } from './presence.server'

const SessionSchema = z.object({
  /** Joins the deny-list at sign-out, so that a copied cookie dies too. */
  id: z.string().min(1),
  token: z.string().min(1),
  user: z.object({ id: z.string().min(1), type: z.number(), name: z.string() }),
  defaultProject: z.object({ id: z.string(), ratePaise: z.number().nullable() }).nullable(),
  /** Where the menu entries Bookings and Commission lead back to: the last tab of each area. */
  bookingsUrl: z.string().nullable(),
  commissionUrl: z.string().nullable(),
  /** Signed in by a one-time password and bound to choose a new password before anything else (checklist M084). */
  mustChangePassword: z.boolean().default(false),
  /** The mobile that a one-time password was sent to, until it is confirmed (checklist M070). */
  newMobile: z.string().nullable().default(null),
  /** The last password or one-time password; a session of before this was kept counts as old. */
  authenticatedAtMs: z.number().default(0),
  issuedAtMs: z.number(),
})

export type Session = z.output<typeof SessionSchema>

const MAX_COOKIE_BYTES = 4_096
/** A cookie on every reply would empty the browser's back/forward cache: once in a twelfth of the idle time is enough. */
export const REISSUE_SECONDS = Math.ceil(env.idleSeconds / 12)

// `__Host-` needs Secure, and some browsers drop Secure cookies on plain http, loopback included.
const isSecure = env.publicOrigin.startsWith('https:')
export const cookiePrefix = isSecure ? '__Host-' : ''
export const cookieFlags = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

const NAME = `${cookiePrefix}session`

/**
 * The session of a request with the last tab of each area, or null when there is none, it is forged, cut short, idle too long or
 * signed out.
 */
export async function getSession(request: Request): Promise<Session | null> {
  const sealed = readCookie(request, NAME)
  if (!sealed) return null
  const session = SessionSchema.safeParse(await unseal(sealed))
  if (!session.success) return null
  const [visit, isOut] = await Promise.all([lastVisit(session.data), isDenied(session.data)])
  if (isOut || isIdle(session.data, visit.ms)) return null
  const { bookingsUrl, commissionUrl } = visit
  return { ...session.data, bookingsUrl, commissionUrl }
}

/** The Set-Cookie value of a session that is active now. */
export async function commitSession(session: Session): Promise<string> {
  const cookie = serialize(NAME, await seal({ ...session, issuedAtMs: Date.now() }), {
    ...cookieFlags,
    maxAge: env.idleSeconds + REISSUE_SECONDS,
  })
  if (cookie.length > MAX_COOKIE_BYTES) throw new Error('The session cookie is too large.')
  return cookie
}

export function clearSession(): string {
  return serialize(NAME, '', { ...cookieFlags, maxAge: 0 })
}

export function isDueForReissue(session: Session): boolean {
  return Date.now() - session.issuedAtMs > REISSUE_SECONDS * 1000
}

/** By when it was last seen; and no cookie outlives the one that a later visit would have set. */
function isIdle(session: Session, lastMs: number): boolean {
  const now = Date.now()
  return (
    now - lastMs > env.idleSeconds * 1000 ||
    now - session.issuedAtMs > (env.idleSeconds + REISSUE_SECONDS) * 1000
  )
}

export function readCookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '')[name]
}

/** Seals any small value with the newest secret; the time is checked by us, not by the seal. */
export function seal(value: unknown): Promise<string> {
  return sealData(value, { password: sessionSecrets()[0] ?? '', ttl: 0 })
}

/** The sealed value, or null when no secret of ours opens it. */
export async function unseal(sealed: string): Promise<unknown> {
  for (const password of sessionSecrets()) {
    const value = await unsealWith(password, sealed)
    if (value !== null) return value
  }
  return null
}

// The library answers an empty object where the seal is not ours, and throws where it is none at all.
async function unsealWith(password: string, sealed: string): Promise<object | null> {
  try {
    const value = await unsealData<object>(sealed, { password, ttl: 0 })
    return Object.keys(value).length > 0 ? value : null
  } catch {
    return null
  }
}

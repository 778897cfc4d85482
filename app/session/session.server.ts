import { parse, serialize } from 'cookie'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { env, sessionSecrets } from '~/env.server'
import { isRevoked } from './revoked-sessions.server'
import { lastActivity } from './idle-timeout.server'

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
  /** When the password or a one-time password was last given. Cookies from before this field existed are too old. */
  authenticatedAtMs: z.number().default(0),
  issuedAtMs: z.number(),
})

export type Session = z.output<typeof SessionSchema>

/** Browsers keep 4,096 bytes a cookie, and Node reads 16 KB of headers. The tokens of some upstreams need several cookies. */
const MAX_PART = 3_900
const MAX_PARTS = 3
const PARTS = /^(\d)\./
/** A cookie on every reply would empty the browser's back/forward cache: once in a twelfth of the idle time is enough. */
export const REISSUE_SECONDS = Math.ceil(env.idleSeconds / 12)

/** However active it is, a session ends so long after its sign-in: as long as a token of the reference API is good. */
const MAX_SESSION_MS = Math.max(12 * 3600, env.idleSeconds) * 1000

// `__Host-` needs Secure, and some browsers drop Secure cookies on plain http, loopback included.
const isSecure = env.publicOrigin.startsWith('https:')
export const cookiePrefix = isSecure ? '__Host-' : ''
export const cookieFlags = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

const NAME = `${cookiePrefix}session`

/**
 * The session of a request with the last tab of each area, or null when there is none, it is forged, cut short, idle too long,
 * signed out or 12 hours old.
 */
export async function getSession(request: Request): Promise<Session | null> {
  const sealed = readParts(request)
  if (!sealed) return null
  const session = SessionSchema.safeParse(await unseal(sealed))
  if (!session.success) return null
  const [visit, isOut] = await Promise.all([lastActivity(session.data), isRevoked(session.data)])
  if (isOut || isIdle(session.data, visit.ms) || isTooOld(session.data)) return null
  const { bookingsUrl, commissionUrl } = visit
  return { ...session.data, bookingsUrl, commissionUrl }
}

/** The headers that set the cookies of a session that is active now: one, or several where the token is long. */
export async function commitSession(session: Session): Promise<Headers> {
  const sealed = await seal({ ...session, issuedAtMs: Date.now() })
  const parts = sealed.match(new RegExp(`.{1,${MAX_PART}}`, 'gs')) ?? []
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

/** Without its first part, what is left of a session opens nothing. */
export function clearSession(): Headers {
  return new Headers({ 'Set-Cookie': serialize(NAME, '', { ...cookieFlags, maxAge: 0 }) })
}

export class SessionTooLargeError extends Error {
  override name = 'SessionTooLargeError'
  override message = 'Your office’s system sent more than a browser can keep. Please tell your office.'
}

const partName = (index: number) => `${NAME}-${index}`

function readParts(request: Request): string | undefined {
  const first = readCookie(request, NAME)
  const count = Number(PARTS.exec(first ?? '')?.[1] ?? 1)
  if (!first || count === 1) return first
  const others = Array.from(
    { length: count - 1 },
    (_, index) => readCookie(request, partName(index + 1)) ?? '',
  )
  return first.replace(PARTS, '') + others.join('')
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

const isTooOld = ({ authenticatedAtMs }: Session) => Date.now() - authenticatedAtMs > MAX_SESSION_MS

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

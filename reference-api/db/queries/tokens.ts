import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import { OFFICE_IDLE_MINUTES, OFFICE_SESSION_HOURS } from '../../../app/domain/office'
import { tokenHashOf } from '../../rules/token-hash'
import type { Database } from '../../schema'
import { isDatabaseBusy } from '../sqlite'

const HOUR_MS = 3600 * 1000
const TOKEN_LIFETIME_MS = 12 * HOUR_MS
/** The last use is written at most once per interval, because a write for every call would make readers wait for the disk. */
const LAST_USE_INTERVAL_MS = 5 * 60_000

export interface Viewer {
  id: string
  tokenHash: string
}

/** Only the hash of the token is stored. */
export async function issueToken(
  db: Kysely<Database>,
  associateId: string,
  now: Date,
  device: string | null = null,
  address: string | null = null,
  isOffice = false,
): Promise<string> {
  const lifetimeMs = isOffice ? OFFICE_SESSION_HOURS * HOUR_MS : TOKEN_LIFETIME_MS
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('tokens')
    .values({
      token_hash: tokenHashOf(token),
      associate_id: associateId,
      created_at: timestampInIndia(now),
      expires_at: timestampInIndia(new Date(now.getTime() + lifetimeMs)),
      device,
      address,
      last_used_at: null,
      is_office: isOffice ? 1 : 0,
    })
    .execute()
  return token
}

const MINUTE_MS = 60_000
const ASSOCIATE = 2
export const OFFICE = 3 as const
const MAX_SESSIONS = 50
export const SESSION_ID_LENGTH = 24

/**
 * Null for an unknown or expired token, for one of the office desk, and for the token of a deactivated associate or an office account.
 */
export async function findTokenOwner(db: Kysely<Database>, token: string, now: Date): Promise<Viewer | null> {
  const tokenHash = tokenHashOf(token)
  const row = await db
    .selectFrom('tokens')
    .innerJoin('associates', 'associates.id', 'tokens.associate_id')
    .select(['tokens.associate_id', 'tokens.last_used_at'])
    .where('tokens.token_hash', '=', tokenHash)
    .where('tokens.expires_at', '>', timestampInIndia(now))
    .where('associates.user_type', '=', ASSOCIATE)
    .where('tokens.is_office', '=', 0)
    .where('associates.deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  if ((row.last_used_at ?? '') <= timestampInIndia(new Date(now.getTime() - LAST_USE_INTERVAL_MS)))
    await recordLastUse(db, tokenHash, now)
  return { id: row.associate_id, tokenHash }
}

/** Null for an unknown, idle or expired token; `forbidden` for a valid token that is not of the office desk. */
export async function findOfficeViewer(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Viewer | 'forbidden' | null> {
  const tokenHash = tokenHashOf(token)
  const row = await db
    .selectFrom('tokens')
    .innerJoin('associates', 'associates.id', 'tokens.associate_id')
    .select(['tokens.associate_id', 'tokens.last_used_at', 'tokens.created_at', 'is_office', 'user_type'])
    .where('tokens.token_hash', '=', tokenHash)
    .where('tokens.expires_at', '>', timestampInIndia(now))
    .where('associates.deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  if (row.is_office === 0 || row.user_type !== OFFICE) return 'forbidden'
  const usedSince = (ms: number) =>
    (row.last_used_at ?? row.created_at) > timestampInIndia(new Date(now.getTime() - ms))
  if (!usedSince(OFFICE_IDLE_MINUTES * MINUTE_MS)) return null
  if (!usedSince(MINUTE_MS)) await recordLastUse(db, tokenHash, now)
  return { id: row.associate_id, tokenHash }
}

/** A call that reads must not fail during an import, and each attempt blocks the thread: after one that failed, waits this long. */
const BUSY_PAUSE_MS = 5_000
const busyUntil = new WeakMap<Kysely<Database>, number>()

async function recordLastUse(db: Kysely<Database>, tokenHash: string, now: Date): Promise<void> {
  if (performance.now() < (busyUntil.get(db) ?? -Infinity)) return
  try {
    await db
      .updateTable('tokens')
      .set({ last_used_at: timestampInIndia(now) })
      .where('token_hash', '=', tokenHash)
      .execute()
  } catch (error) {
    if (!isDatabaseBusy(error)) throw error
    busyUntil.set(db, performance.now() + BUSY_PAUSE_MS)
  }
}

/** Returns at most 50, sorted by last use, newest first. A session id is a prefix of the token's hash and gives no access. */
export async function listSessions(db: Kysely<Database>, { id, tokenHash }: Viewer, now: Date) {
  const rows = await db
    .selectFrom('tokens')
    .select(['token_hash', 'device', 'created_at', 'last_used_at'])
    .where('associate_id', '=', id)
    .where('expires_at', '>', timestampInIndia(now))
    .orderBy(({ fn }) => fn.coalesce('last_used_at', 'created_at'), 'desc')
    .limit(MAX_SESSIONS)
    .execute()
  return rows.map(({ token_hash, device, created_at, last_used_at }) => ({
    session_id: token_hash.slice(0, SESSION_ID_LENGTH),
    device: device ?? '',
    last_used_at: last_used_at ?? created_at,
    is_current: token_hash === tokenHash ? 1 : 0,
  }))
}

/** Returns how many sessions ended. */
export async function revokeSession(
  db: Kysely<Database>,
  { id }: Viewer,
  sessionId: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('associate_id', '=', id)
    .where('token_hash', 'like', `${sessionId}%`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Returns how many sessions ended. */
export async function revokeAllSessions(db: Kysely<Database>, { id }: Viewer): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('tokens').where('associate_id', '=', id).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function revokeToken(db: Kysely<Database>, { tokenHash }: Viewer): Promise<void> {
  await db.deleteFrom('tokens').where('token_hash', '=', tokenHash).execute()
}

export async function removeExpiredTokens(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('tokens').where('expires_at', '<=', timestampInIndia(now)).execute()
}

/** Returns how many sessions ended. */
export async function revokeOtherTokens(db: Kysely<Database>, { id, tokenHash }: Viewer): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('associate_id', '=', id)
    .where('token_hash', '!=', tokenHash)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import type { Viewer } from '../../call'
import type { Database } from '../schema'

const LIFE_MS = 12 * 3600 * 1000

/** A new bearer token, good for 12 hours. Only its hash is kept. */
export async function issueToken(db: Kysely<Database>, associateId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('tokens')
    .values({
      token_hash: hashOf(token),
      associate_id: associateId,
      created_at: timestampInIndia(now),
      expires_at: timestampInIndia(new Date(now.getTime() + LIFE_MS)),
    })
    .execute()
  return token
}

const ASSOCIATE = 2

/** Whose token it is, or null when it is unknown, has expired or is no associate's: the office may sign in, and no call is theirs. */
export async function findTokenOwner(db: Kysely<Database>, token: string, now: Date): Promise<Viewer | null> {
  const tokenHash = hashOf(token)
  const row = await db
    .selectFrom('tokens')
    .innerJoin('associates', 'associates.id', 'tokens.associate_id')
    .select('tokens.associate_id')
    .where('tokens.token_hash', '=', tokenHash)
    .where('tokens.expires_at', '>', timestampInIndia(now))
    .where('associates.user_type', '=', ASSOCIATE)
    .executeTakeFirst()
  return row ? { id: row.associate_id, tokenHash } : null
}

export async function removeExpiredTokens(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('tokens').where('expires_at', '<=', timestampInIndia(now)).execute()
}

/** Signs out everywhere but here. */
export async function endOtherTokens(db: Kysely<Database>, { id, tokenHash }: Viewer): Promise<void> {
  await db.deleteFrom('tokens').where('associate_id', '=', id).where('token_hash', '!=', tokenHash).execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

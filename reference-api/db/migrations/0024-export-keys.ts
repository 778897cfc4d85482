import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect'

/**
 * Gives a code to each notification without one, and a file name to each upload without one. An import recognises exported rows by these
 * values.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const random = isSqlite(db)
    ? sql`lower(hex(randomblob(16)))`
    : sql`replace(gen_random_uuid()::text, '-', '')`
  await sql`update notifications set code = 'N-' || ${random} where code is null`.execute(db)
  await sql`update media
    set file_name = 'passbook-' || ${random} || case content_type when 'image/png' then '.png' else '.jpg' end
    where file_name is null and owner_id is not null and content is not null and scene is null`.execute(db)
}

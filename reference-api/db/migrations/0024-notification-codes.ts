import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect'

/** Gives a code to each notification that the API wrote, so that an import of an export finds it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const random = isSqlite(db)
    ? sql`lower(hex(randomblob(16)))`
    : sql`replace(gen_random_uuid()::text, '-', '')`
  await sql`update notifications set code = 'N-' || ${random} where code is null`.execute(db)
}

import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Another one after every write that a kept reply could tell of (migration 0006). */
export async function readDataVersion(db: Kysely<Database>): Promise<string> {
  const { version } = await db.selectFrom('data_version').select('version').executeTakeFirstOrThrow()
  return version
}

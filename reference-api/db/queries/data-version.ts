import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Changes with every write that a cached reply could show (migration 0006). */
export async function readDataVersion(db: Kysely<Database>): Promise<string> {
  const { version } = await db.selectFrom('data_version').select('version').executeTakeFirstOrThrow()
  return version
}

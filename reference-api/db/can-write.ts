import type { Kysely } from 'kysely'
import { isSqlite } from './dialect'
import type { Database } from '../schema'
import { isDatabaseBusy } from './sqlite'

/**
 * False if another process holds SQLite's write lock, such as an import. Call before a message is sent whose result must be stored:
 * otherwise it would be sent again and again during the import.
 */
export async function canWrite(db: Kysely<Database>): Promise<boolean> {
  if (!isSqlite(db)) return true
  try {
    await db.transaction().execute(() => Promise.resolve())
    return true
  } catch (error) {
    if (isDatabaseBusy(error)) return false
    throw error
  }
}

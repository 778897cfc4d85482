import { type Kysely, SqliteAdapter } from 'kysely'

/** For syntax and locks that differ between the databases. Calls of the API may use this function for locks only. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

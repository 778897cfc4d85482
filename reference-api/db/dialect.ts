import { type Kysely, SqliteAdapter } from 'kysely'

/** For syntax and locks that differ between the databases. Calls may use it for locks only. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

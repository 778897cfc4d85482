import { type Kysely, SqliteAdapter } from 'kysely'

/** Use this function for syntax and locks that differ between the databases; in calls of the API, for locks only. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

import { type Kysely, SqliteAdapter } from 'kysely'

/** For syntax and locks that differ between the databases. Queries of calls must not need it, except for locks. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

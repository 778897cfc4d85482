import { type Kysely, SqliteAdapter } from 'kysely'

/** For syntax that differs between the databases. Queries of calls must not need it. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

import { type Kysely, SqliteAdapter } from 'kysely'

/** Only for syntax that differs between the two; queries of calls must not need it. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

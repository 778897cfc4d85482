import { type Kysely, SqliteAdapter } from 'kysely'

/** For the few things that SQLite and PostgreSQL spell differently. No query of a call is among them. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

import { type Expression, type Kysely, sql, type SqlBool, SqliteAdapter } from 'kysely'

/** Use this function for syntax and locks that differ between the databases; in calls of the API, for locks and {@link isInQuery} only. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/**
 * `column in (query)` for a query of many ids. PostgreSQL overestimates the ids of a team and would read a whole index; with an array it
 * looks up each id.
 */
export function isInQuery<Tables>(
  db: Kysely<Tables>,
  column: Expression<unknown>,
  query: Expression<unknown>,
): Expression<SqlBool> {
  return isSqlite(db) ? sql<SqlBool>`${column} in ${query}` : sql<SqlBool>`${column} = any(array${query})`
}

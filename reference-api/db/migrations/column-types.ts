import { SqliteAdapter, type ColumnDefinitionBuilder, type Kysely } from 'kysely'

/** An integer key that the database numbers when none is given: the one thing SQLite and PostgreSQL spell differently. */
export function numberedKey(db: Kysely<unknown>) {
  return (column: ColumnDefinitionBuilder) =>
    isSqlite(db) ? column.primaryKey() : column.generatedByDefaultAsIdentity().primaryKey()
}

export function bytesType(db: Kysely<unknown>) {
  return isSqlite(db) ? 'blob' : 'bytea'
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect'

export function numberedKey(db: Kysely<unknown>) {
  return (column: ColumnDefinitionBuilder) =>
    isSqlite(db) ? column.primaryKey() : column.generatedByDefaultAsIdentity().primaryKey()
}

export function bytesType(db: Kysely<unknown>) {
  return isSqlite(db) ? 'blob' : 'bytea'
}

/** Gives PostgreSQL the sort order of SQLite. Call at the end of each migration that adds text columns. */
export async function orderTextByBytes(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from 'C'
    order by table_name, column_name`.execute(db)
  for (const { table, column } of rows)
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text collate "C"`.execute(
      db,
    )
}

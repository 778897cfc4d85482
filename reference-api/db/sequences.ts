import { type Kysely, sql } from 'kysely'
import { isSqlite } from './dialect'
import type { Database } from './schema'

/**
 * To be called where rows were inserted with ids of their own: PostgreSQL counts on from the last id that it gave itself,
 * SQLite from the highest there is.
 */
export async function moveSequences(db: Kysely<Database>): Promise<void> {
  if (isSqlite(db)) return
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(db)
  for (const { table } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
      from ${sql.table(table)}`.execute(db)
}

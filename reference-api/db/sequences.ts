import { type Kysely, sql } from 'kysely'
import { isSqlite } from './dialect'
import type { Database } from '../schema'

/** Call after inserting explicit ids: PostgreSQL sequences do not follow them. */
export async function resetSequences(db: Kysely<Database>): Promise<void> {
  if (isSqlite(db)) return
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(db)
  for (const { table } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
      from ${sql.table(table)}`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

export async function postgresTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  return rows.map(({ name }) => name)
}

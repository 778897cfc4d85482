import { type Kysely, sql } from 'kysely'
import { isSqlite } from './dialect'
import { postgresTables } from './postgres-tables'
import type { Database } from '../schema'

/** Call after many inserts: with old statistics, the database may choose slow query plans. */
export async function updateStatistics(db: Kysely<Database>): Promise<void> {
  if (isSqlite(db)) {
    await sql`pragma optimize`.execute(db)
    return
  }
  // Without names, PostgreSQL also analyses its catalogues, which are larger than the tables of a small firm.
  const tables = await postgresTables(db)
  await sql`analyze ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db)
}
